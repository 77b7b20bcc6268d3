// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

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

/// The operations, for logs, metrics and layers, ordered by path and method.
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
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        GetSimple: Method::GET, "/simple/{word}/{words}/{color}", "getSimple";
        GetExploded: Method::GET, "/exploded/{color}", "getExploded";
        GetLabel: Method::GET, "/label/{word}/{words}/{color}", "getLabel";
        GetLabels: Method::GET, "/labels/{words}/{color}", "getLabels";
        GetMatrix: Method::GET, "/matrix/{word}/{words}/{color}", "getMatrix";
        GetMatrices: Method::GET, "/matrices/{words}/{color}", "getMatrices";
        GetQuery: Method::GET, "/query", "getQuery";
        GetReserved: Method::GET, "/reserved", "getReserved";
        GetDeep: Method::GET, "/deep", "getDeep";
        GetOpen: Method::GET, "/open", "getOpen";
        GetEmpty: Method::GET, "/empty", "getEmpty";
        GetJson: Method::GET, "/json/{color}", "getJson";
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
