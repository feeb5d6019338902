//! What the program notes for whoever looks into a fault.

use flexi_logger::{Cleanup, Criterion, Duplicate, FileSpec, FlexiLoggerError, Logger, LoggerHandle, Naming};

use crate::folders;

/// Bytes after which a new log file is begun.
const MOST_BYTES: u64 = 1 << 20;
/// How many older log files are kept.
const KEPT: usize = 3;

/// The log, which lasts as long as this.
pub struct Log(LoggerHandle);

impl Log {
    /// Starts the log: errors go to standard error, with `verbose` everything
    /// does; with `to_file` everything also goes to a file in the folder `log`
    /// of the data folder.
    ///
    /// # Errors
    /// What the system says; the program can go on without a log.
    pub fn start(verbose: bool, to_file: bool) -> Result<Self, FlexiLoggerError> {
        let shown = if verbose { Duplicate::Debug } else { Duplicate::Error };
        let logger = Logger::try_with_str(if verbose { "debug" } else { "info" })?;
        let folder = if to_file { folders::data() } else { None };
        let logger = match folder {
            Some(folder) => logger
                .log_to_file(FileSpec::default().directory(folder.join("log")).basename("formicarium"))
                .rotate(Criterion::Size(MOST_BYTES), Naming::Numbers, Cleanup::KeepLogFiles(KEPT))
                .append()
                .format(flexi_logger::detailed_format)
                .duplicate_to_stderr(shown),
            None => logger.do_not_log().duplicate_to_stderr(shown),
        };
        logger.start().map(Self)
    }
}

impl Drop for Log {
    fn drop(&mut self) {
        self.0.flush();
    }
}
