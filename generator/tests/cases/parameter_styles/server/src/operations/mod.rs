// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod get_simple;
pub(crate) mod get_exploded;
pub(crate) mod get_label;
pub(crate) mod get_labels;
pub(crate) mod get_matrix;
pub(crate) mod get_matrices;
pub(crate) mod get_query;
pub(crate) mod get_reserved;
pub(crate) mod get_deep;
pub(crate) mod get_open;
pub(crate) mod get_empty;
pub(crate) mod get_json;

/// The operations, for logs, metrics and layers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `GET /simple/{word}/{words}/{color}`
    GetSimple,
    /// `GET /exploded/{color}`
    GetExploded,
    /// `GET /label/{word}/{words}/{color}`
    GetLabel,
    /// `GET /labels/{words}/{color}`
    GetLabels,
    /// `GET /matrix/{word}/{words}/{color}`
    GetMatrix,
    /// `GET /matrices/{words}/{color}`
    GetMatrices,
    /// `GET /query`
    GetQuery,
    /// `GET /reserved`
    GetReserved,
    /// `GET /deep`
    GetDeep,
    /// `GET /open`
    GetOpen,
    /// `GET /empty`
    GetEmpty,
    /// `GET /json/{color}`
    GetJson,
}

impl Operation {
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::GetSimple,
        Self::GetExploded,
        Self::GetLabel,
        Self::GetLabels,
        Self::GetMatrix,
        Self::GetMatrices,
        Self::GetQuery,
        Self::GetReserved,
        Self::GetDeep,
        Self::GetOpen,
        Self::GetEmpty,
        Self::GetJson,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::GetSimple => "getSimple",
            Self::GetExploded => "getExploded",
            Self::GetLabel => "getLabel",
            Self::GetLabels => "getLabels",
            Self::GetMatrix => "getMatrix",
            Self::GetMatrices => "getMatrices",
            Self::GetQuery => "getQuery",
            Self::GetReserved => "getReserved",
            Self::GetDeep => "getDeep",
            Self::GetOpen => "getOpen",
            Self::GetEmpty => "getEmpty",
            Self::GetJson => "getJson",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::GetSimple => Method::GET,
            Self::GetExploded => Method::GET,
            Self::GetLabel => Method::GET,
            Self::GetLabels => Method::GET,
            Self::GetMatrix => Method::GET,
            Self::GetMatrices => Method::GET,
            Self::GetQuery => Method::GET,
            Self::GetReserved => Method::GET,
            Self::GetDeep => Method::GET,
            Self::GetOpen => Method::GET,
            Self::GetEmpty => Method::GET,
            Self::GetJson => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::GetSimple => "/simple/{word}/{words}/{color}",
            Self::GetExploded => "/exploded/{color}",
            Self::GetLabel => "/label/{word}/{words}/{color}",
            Self::GetLabels => "/labels/{words}/{color}",
            Self::GetMatrix => "/matrix/{word}/{words}/{color}",
            Self::GetMatrices => "/matrices/{words}/{color}",
            Self::GetQuery => "/query",
            Self::GetReserved => "/reserved",
            Self::GetDeep => "/deep",
            Self::GetOpen => "/open",
            Self::GetEmpty => "/empty",
            Self::GetJson => "/json/{color}",
        }
    }
}

pub use self::get_deep::*;
pub use self::get_empty::*;
pub use self::get_exploded::*;
pub use self::get_json::*;
pub use self::get_label::*;
pub use self::get_labels::*;
pub use self::get_matrices::*;
pub use self::get_matrix::*;
pub use self::get_open::*;
pub use self::get_query::*;
pub use self::get_reserved::*;
pub use self::get_simple::*;
