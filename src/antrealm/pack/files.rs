//! The files of a pack that are lists.

use crate::content::list_file;

use super::{CardSheet, ChamberSheet, Page, TalentSheet};

list_file! {
    /// `talents.json`.
    TalentsFile {
        /// A sheet for each talent (A2).
        talents: TalentSheet
    }
}

list_file! {
    /// `cards.json`.
    CardsFile {
        /// A sheet for each rank (A7).
        cards: CardSheet
    }
}

list_file! {
    /// `chambers.json`.
    ChambersFile {
        /// A sheet for each kind of chamber (A5.1).
        chambers: ChamberSheet
    }
}

list_file! {
    /// `pages.json`.
    PagesFile {
        /// The pages of the booklet (A9.2).
        pages: Page
    }
}
