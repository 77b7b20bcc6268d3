//! How lists and objects stand in a parameter (OpenAPI, "Style Values").

/// How lists and objects stand in a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `a,b` and `k,v`, or `k=v` with `explode`.
    Simple {
        /// Whether each field has its name before it.
        explode: bool,
    },
    /// `.a,b` and `.k,v`, or `.a.b` and `.k=v` with `explode`.
    Label {
        /// Whether each value has a dot before it.
        explode: bool,
    },
    /// `;name=a,b` and `;name=k,v`, or `;name=a;name=b` and `;k=v` with `explode`.
    Matrix {
        /// Whether each value has a name before it.
        explode: bool,
    },
    /// `name=a,b` and `name=k,v`, or `name=a&name=b` and `k=v` with `explode`.
    Form {
        /// Whether each value has a name before it.
        explode: bool,
    },
    /// `name=a%20b`
    Spaces,
    /// `name=a%7Cb`
    Pipes,
    /// `name[k]=v`
    Deep,
}

impl Style {
    /// What stands between the values, where they are one text.
    pub const fn between(self) -> char {
        match self {
            Self::Label { explode: true } => '.',
            Self::Matrix { explode: true } => ';',
            Self::Spaces => ' ',
            Self::Pipes => '|',
            Self::Simple { .. }
            | Self::Label { explode: false }
            | Self::Matrix { explode: false }
            | Self::Form { .. }
            | Self::Deep => ',',
        }
    }

    /// Whether each value has a name and `=` before it, where they are one text.
    pub const fn has_pairs(self) -> bool {
        matches!(
            self,
            Self::Simple { explode: true }
                | Self::Label { explode: true }
                | Self::Matrix { explode: true }
                | Self::Form { explode: true }
        )
    }
}
