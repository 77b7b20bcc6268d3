// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! The operations, one module each.

use http::Method;

use crate::router;

pub(crate) mod post_flows_filter;
pub(crate) mod get_flows_by_id;
pub(crate) mod remove_flow;
pub(crate) mod get_flows_by_id_by_id;

/// The operations, for logs, metrics and layers.
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
    /// All operations, ordered by path and method.
    pub const ALL: &'static [Self] = &[
        Self::PostFlowsFilter,
        Self::GetFlowsById,
        Self::RemoveFlow,
        Self::GetFlowsByIdById,
    ];

    /// Returns the operation that matches a method and path.
    pub fn find(method: &Method, path: &str) -> Option<Self> {
        router::find(method, path).ok().map(|(operation, _)| operation)
    }

    /// Returns the `operationId`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::PostFlowsFilter => "read_flows_flows_filter_post",
            Self::GetFlowsById => "read_flow_flows__id__get",
            Self::RemoveFlow => "delete_flow_flows__id__delete",
            Self::GetFlowsByIdById => "read_flow_by_id",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::PostFlowsFilter => Method::POST,
            Self::GetFlowsById => Method::GET,
            Self::RemoveFlow => Method::DELETE,
            Self::GetFlowsByIdById => Method::GET,
        }
    }

    /// Returns the path template, with the base path.
    pub const fn path(self) -> &'static str {
        match self {
            Self::PostFlowsFilter => "/flows/filter",
            Self::GetFlowsById => "/flows/{id}",
            Self::RemoveFlow => "/flows/{id}",
            Self::GetFlowsByIdById => "/flows/by-id/{id}",
        }
    }
}

pub use self::get_flows_by_id::*;
pub use self::get_flows_by_id_by_id::*;
pub use self::post_flows_filter::*;
pub use self::remove_flow::*;
