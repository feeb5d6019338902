//! The files of a pack that are lists.

/// Declares the file of a pack that holds nothing but lists.
macro_rules! list_file {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $item:ty),+ }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            /// Where the schema of this file lies, for editors.
            #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
            pub schema: Option<String>,
            $($(#[$field_doc])* pub $field: Vec<$item>,)+
        }
    };
}

pub(crate) use list_file;
