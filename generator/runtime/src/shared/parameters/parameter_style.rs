//! Parameter styles (OpenAPI, "Style Values").

/// The serialization style of a list or object in a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// `a,b` and `k,v`, or `k=v` with `explode`.
    Simple {
        /// `true` if each field is preceded by its name.
        explode: bool,
    },
    /// `.a,b` and `.k,v`, or `.a.b` and `.k=v` with `explode`.
    Label {
        /// `true` if each value is preceded by a dot.
        explode: bool,
    },
    /// `;name=a,b` and `;name=k,v`, or `;name=a;name=b` and `;k=v` with `explode`.
    Matrix {
        /// `true` if each value is preceded by a name.
        explode: bool,
    },
    /// `name=a,b` and `name=k,v`, or `name=a&name=b` and `k=v` with `explode`.
    Form {
        /// `true` if each value is preceded by a name.
        explode: bool,
    },
    /// `name=a%20b`
    Spaces,
    /// `name=a%09b`
    Tabs,
    /// `name=a%7Cb`
    Pipes,
    /// `name[k]=v`
    Deep,
}

impl Style {
    /// The delimiter, if the values are one text.
    pub const fn between(self) -> char {
        match self {
            Self::Label { explode: true } => '.',
            Self::Matrix { explode: true } => ';',
            Self::Spaces => ' ',
            Self::Tabs => '\t',
            Self::Pipes => '|',
            Self::Simple { .. }
            | Self::Label { explode: false }
            | Self::Matrix { explode: false }
            | Self::Form { .. }
            | Self::Deep => ',',
        }
    }

    /// Returns `true` if the delimiter is percent-encoded like the values.
    pub const fn is_delimited(self) -> bool {
        matches!(self, Self::Spaces | Self::Tabs | Self::Pipes)
    }

    /// Returns `true` if each value is preceded by a name and `=`, if the values are one text.
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
