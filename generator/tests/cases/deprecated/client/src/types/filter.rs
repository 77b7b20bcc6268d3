// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use jiff::civil::Date;

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    #[deprecated]
    pub before: Option<Date>,
    pub name: Option<String>,
}

object::implement! {
    #[expect(deprecated)] Filter {
        #[deprecated]
        #[expect(deprecated)]
        optional(before: Date, "before");
        optional(name: String, "name");
    }
}
