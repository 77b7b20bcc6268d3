//! Commands with paginated responses.
#![cfg(all(
    feature = "cli",
    not(all(target_arch = "wasm32", target_os = "unknown"))
))]

use std::fmt::Display;
use std::marker::PhantomData;

use bytes::Bytes;

use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::cli_call::{
    self, NextPage, PagedCall, PreparedCall, Requests, message,
};
use crate::runtime::client::cli_error::{CliError, ErrorResponse, InvalidArgument, chain};
use crate::runtime::client::custom_headers::CustomHeaders;
use crate::runtime::client::failure::{Documented, Failure};
use crate::runtime::client::operation_info::OperationInfo;
use crate::runtime::client::pages::{Paged, Pages, Paging};
use crate::runtime::client::raw_response::RawResponse;

impl PreparedCall {
    /// Creates a single request, or one for each page if `all` is set. `items` is the path of
    /// fields to the items of a page.
    pub fn pages<O>(call: CallBuilder<O>, all: bool, items: &'static [&'static str]) -> Self
    where
        O: Paged<Success: Send, Failure: Documented + Display + Send>,
    {
        match all {
            false => Self::page(call, items),
            true => Self(Requests::Pages(Box::new(call.retyped::<Kept<O>>()), items)),
        }
    }
}

/// An operation whose pages keep their bodies.
#[derive(Debug)]
pub struct Kept<O>(PhantomData<fn() -> O>);

impl<O: Operation<Failure: Documented + Display>> Operation for Kept<O> {
    type Success = (O::Success, Bytes);
    type Failure = ErrorResponse;

    const INFO: OperationInfo = O::INFO;

    fn read(received: RawResponse) -> Result<Self::Success, Failure<ErrorResponse>> {
        let (status, body) = (received.status(), received.body().clone());
        match O::read(received) {
            Ok(page) => Ok((page, body)),
            Err(failure) => {
                let meaning = message(&failure);
                Err(Failure::Operation(ErrorResponse {
                    meaning,
                    status,
                    body,
                }))
            }
        }
    }
}

impl<O> Paged for Kept<O>
where
    O: Paged<Success: Send, Failure: Documented + Display + Send>,
{
    type Item = Bytes;

    const PAGING: Paging = O::PAGING;

    fn next(page: &Self::Success) -> Option<String> {
        O::next(&page.0)
    }

    fn count(page: &Self::Success) -> Option<usize> {
        O::count(&page.0)
    }

    fn items((_, body): Self::Success) -> Option<Vec<Bytes>> {
        Some(vec![body])
    }
}

impl<O> PagedCall for CallBuilder<Kept<O>>
where
    O: Paged<Success: Send, Failure: Documented + Display + Send>,
{
    fn begin(mut self: Box<Self>, headers: CustomHeaders) -> Box<dyn cli_call::Pages> {
        self.request.custom().headers = headers;
        Box::new(self.pages())
    }
}

impl<O> cli_call::Pages for Pages<Kept<O>>
where
    O: Paged<Success: Send, Failure: Documented + Display + Send>,
{
    fn next(&mut self) -> NextPage<'_> {
        Box::pin(async move {
            let page = Pages::next(self).await?;
            Some(page.map(|(_, body)| body).map_err(|failure| match failure {
                Failure::Operation(refused) => CliError::Response(refused),
                Failure::Invalid(invalid) => CliError::Argument(InvalidArgument::error(&invalid)),
                Failure::Transport(error) => CliError::Failed(chain(&error)),
                other => CliError::Failed(match other {
                    Failure::Undocumented(received) => {
                        format!("undocumented status {}", received.status())
                    }
                    Failure::Malformed(malformed) => malformed.to_string(),
                    _ => String::new(),
                }),
            }))
        })
    }
}
