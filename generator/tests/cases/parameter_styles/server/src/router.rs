// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! Which operation a method and a path name.

use http::Method;

use crate::operations::Operation;
use crate::runtime::path::Segments;

/// What a method and a path name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    /// `getSimple`
    GetSimple { word: &'a str, words: &'a str, color: &'a str },
    /// `getExploded`
    GetExploded { color: &'a str },
    /// `getLabel`
    GetLabel { word: &'a str, words: &'a str, color: &'a str },
    /// `getLabels`
    GetLabels { words: &'a str, color: &'a str },
    /// `getMatrix`
    GetMatrix { word: &'a str, words: &'a str, color: &'a str },
    /// `getMatrices`
    GetMatrices { words: &'a str, color: &'a str },
    /// `getQuery`
    GetQuery,
    /// `getDeep`
    GetDeep,
    /// `getOpen`
    GetOpen,
    /// `getJson`
    GetJson { color: &'a str },
    /// The path is known, the method is not: those that are.
    MethodNotAllowed(&'static str),
    /// The path is not known.
    NotFound,
}

/// Finds what a method and a path name. Paths are compared as they are
/// sent: only parameters are percent-decoded.
pub(crate) fn route<'a>(method: &Method, path: &'a str) -> Route<'a> {
    match Segments::<4>::of(path).as_slice() {
        ["deep"] => {
            match *method {
                Method::GET => Route::GetDeep,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["exploded", color] if !color.is_empty() => {
            match *method {
                Method::GET => Route::GetExploded { color },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["json", color] if !color.is_empty() => {
            match *method {
                Method::GET => Route::GetJson { color },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["label", word, words, color,
        ] if !word.is_empty() && !words.is_empty() && !color.is_empty() => {
            match *method {
                Method::GET => {
                    Route::GetLabel {
                        word,
                        words,
                        color,
                    }
                }
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["labels", words, color] if !words.is_empty() && !color.is_empty() => {
            match *method {
                Method::GET => Route::GetLabels { words, color },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["matrices", words, color] if !words.is_empty() && !color.is_empty() => {
            match *method {
                Method::GET => Route::GetMatrices { words, color },
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["matrix", word, words, color,
        ] if !word.is_empty() && !words.is_empty() && !color.is_empty() => {
            match *method {
                Method::GET => {
                    Route::GetMatrix {
                        word,
                        words,
                        color,
                    }
                }
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["open"] => {
            match *method {
                Method::GET => Route::GetOpen,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["query"] => {
            match *method {
                Method::GET => Route::GetQuery,
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        ["simple", word, words, color,
        ] if !word.is_empty() && !words.is_empty() && !color.is_empty() => {
            match *method {
                Method::GET => {
                    Route::GetSimple {
                        word,
                        words,
                        color,
                    }
                }
                _ => Route::MethodNotAllowed("GET"),
            }
        }
        _ => Route::NotFound,
    }
}

impl Route<'_> {
    /// The operation that is named.
    pub(crate) const fn operation(&self) -> Option<Operation> {
        match self {
            Self::GetSimple { .. } => Some(Operation::GetSimple),
            Self::GetExploded { .. } => Some(Operation::GetExploded),
            Self::GetLabel { .. } => Some(Operation::GetLabel),
            Self::GetLabels { .. } => Some(Operation::GetLabels),
            Self::GetMatrix { .. } => Some(Operation::GetMatrix),
            Self::GetMatrices { .. } => Some(Operation::GetMatrices),
            Self::GetQuery => Some(Operation::GetQuery),
            Self::GetDeep => Some(Operation::GetDeep),
            Self::GetOpen => Some(Operation::GetOpen),
            Self::GetJson { .. } => Some(Operation::GetJson),
            Self::MethodNotAllowed(_) | Self::NotFound => None,
        }
    }
}
