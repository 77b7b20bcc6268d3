// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;
use crate::runtime::operation_list;

pub(crate) mod post_flows_filter;
pub(crate) mod get_flows_by_id;
pub(crate) mod remove_flow;
pub(crate) mod get_flows_by_id_by_id;

/// The operations, for logs, metrics and layers, ordered by path and method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Operation {
    /// `POST /flows/filter`
    PostFlowsFilter,
    /// `GET /flows/{id}`
    GetFlowsById,
    /// `DELETE /flows/{id}`
    RemoveFlow,
    /// `GET /flows/by-id/{id}`
    GetFlowsByIdById,
}

impl Operation {
    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }
}

operation_list::implement! {
    Operation {
        PostFlowsFilter: Method::POST, "/flows/filter", "read_flows_flows_filter_post";
        GetFlowsById: Method::GET, "/flows/{id}", "read_flow_flows__id__get";
        RemoveFlow: Method::DELETE, "/flows/{id}", "delete_flow_flows__id__delete";
        GetFlowsByIdById: Method::GET, "/flows/by-id/{id}", "read_flow_by_id";
    }
}

pub use self::get_flows_by_id::*;
pub use self::get_flows_by_id_by_id::*;
pub use self::post_flows_filter::*;
pub use self::remove_flow::*;
