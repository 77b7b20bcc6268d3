//! Each response of the case `responses`, as the client reads it.

use client::operations::AddParcelSuccess;
use client::{Client, Environment, RetryPolicy};
use http::StatusCode;
use chrono::NaiveDate;
use server::rejection::RejectedRequest;
use server::operations::{
    AddParcelClientError, AddParcelClientErrorRequired, AddParcelFailure, AddParcelRequest,
    AddParcelResponse, FindParcelsFailure, FindParcelsRequest, FindParcelsResponse, GetLostFailure,
    GetLostRequest, GetLostResponse, GetLostResponseRequired, GetNothingFailure, GetNothingRequest,
    GetNothingResponse, GetParcelDefaultRequired, GetParcelFailure, GetParcelRequest,
    GetParcelResponse, GetParcelResponseRequired, ListParcelsFailure, ListParcelsRequest,
    ListParcelsResponse, ListParcelsResponseRequired, RemoveParcelFailure, RemoveParcelRequest,
    RemoveParcelResponse, RemoveParcelResponseRequired, ReplaceParcelFailure, ReplaceParcelRequest,
    ReplaceParcelResponse, XLevel,
};
use server::types::{ErrorRequired, ParcelRequired};
use server::{Admit, Answer, Api, Error, Order, Parcel, Reject, Server};
use uuid::Uuid;

/// A service whose caller chooses the response by status or name.
struct Store;

fn parcel(name: &str) -> Parcel {
    let name = name.to_owned();
    Parcel::from(ParcelRequired { name })
}

fn error(message: &str) -> Error {
    let message = message.to_owned();
    Error::from(ErrorRequired { message })
}

fn status(text: &str) -> StatusCode {
    text.parse().unwrap()
}

impl Api for Store {
    async fn find_parcels(
        &self,
        _: FindParcelsRequest,
    ) -> Result<FindParcelsResponse, FindParcelsFailure> {
        Ok(FindParcelsResponse::default())
    }

    async fn list_parcels(
        &self,
        request: ListParcelsRequest,
    ) -> Result<ListParcelsResponse, ListParcelsFailure> {
        match request.page {
            Some(page) => {
                let status = status(&page.to_string()).try_into()?;
                Err(ListParcelsFailure::Default(status, error("no page")))
            }
            None => {
                let required = ListParcelsResponseRequired {
                    body: vec![parcel("a")],
                    x_order: Order::Descending,
                    x_days: days(),
                };
                let response = ListParcelsResponse::from(required);
                let response = response.x_level(XLevel::Value2).x_cursor(Uuid::nil());
                let response = response.x_orders(vec![Order::Descending, Order::Ascending]);
                Ok(response.x_first(parcel("\u{e9}, \"a\"")).x_note("no, not this".to_owned()))
            }
        }
    }

    async fn add_parcel(
        &self,
        request: AddParcelRequest,
    ) -> Result<AddParcelResponse, AddParcelFailure> {
        let name = request.body.name.as_str();
        let body = vec![Uuid::nil()];
        let wrong = AddParcelClientError::from(AddParcelClientErrorRequired { body });
        match name {
            "created" => Ok(AddParcelResponse::Created(parcel(name))),
            "409" => Err(AddParcelFailure::Conflict("twice".to_owned())),
            _ if name.starts_with('2') => Ok(AddParcelResponse::Success(status(name).try_into()?)),
            _ if name.starts_with('5') => Err(AddParcelFailure::Default(status(name).try_into()?, error(name))),
            // 409 has a separate response type, and 404 has no body.
            "taken" => Err(AddParcelFailure::ClientError(StatusCode::CONFLICT.try_into()?, wrong)),
            _ => {
                let wrong = wrong.x_order(Order::Ascending);
                Err(AddParcelFailure::ClientError(status(name).try_into()?, wrong))
            }
        }
    }

    async fn get_parcel(
        &self,
        request: GetParcelRequest,
    ) -> Result<GetParcelResponse, GetParcelFailure> {
        let status = status(&request.id);
        let value_status = "known".to_owned();
        if status.is_success() {
            let body = Answer::Parcel(parcel("here"));
            let required = GetParcelResponseRequired {
                status: status.try_into()?,
                body,
                value_status,
            };
            return Ok(GetParcelResponse::from(required));
        }
        let body = Answer::Error(error("gone"));
        let payload = GetParcelDefaultRequired { body, value_status };
        Err(GetParcelFailure::Default(status.try_into()?, payload.into()))
    }

    async fn remove_parcel(
        &self,
        request: RemoveParcelRequest,
    ) -> Result<RemoveParcelResponse, RemoveParcelFailure> {
        let status = status(&request.id).try_into()?;
        Ok(RemoveParcelResponseRequired { status }.into())
    }

    async fn replace_parcel(
        &self,
        _: ReplaceParcelRequest,
    ) -> Result<ReplaceParcelResponse, ReplaceParcelFailure> {
        Err(ReplaceParcelFailure::NotFound("none".to_owned()))
    }

    async fn get_nothing(
        &self,
        _: GetNothingRequest,
    ) -> Result<GetNothingResponse, GetNothingFailure> {
        Ok(GetNothingResponse::default())
    }

    async fn get_lost(&self, _: GetLostRequest) -> Result<GetLostResponse, GetLostFailure> {
        let status = StatusCode::ACCEPTED.try_into()?;
        Ok(GetLostResponseRequired { status }.into())
    }
}

impl Admit for Store {}

impl Reject for Store {
    fn error(&self, request: &RejectedRequest<'_>) -> Error {
        error(&request.rejection.message())
    }

    fn add_parcel_client_error(&self, _: &RejectedRequest<'_>) -> Vec<Uuid> {
        vec![Uuid::max()]
    }

    fn add_parcel_conflict(&self, request: &RejectedRequest<'_>) -> String {
        request.rejection.message()
    }

    fn answer(&self, request: &RejectedRequest<'_>) -> Answer {
        Answer::Error(error(&request.rejection.message()))
    }

    fn words(&self, request: &RejectedRequest<'_>) -> String {
        request.rejection.message()
    }
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let server = Server::new(Store);
    let builder = Client::builder(Environment::at("http://api.example")).transport(server);
    let client = builder.retry(RetryPolicy::none()).build().unwrap();
    call(&client).await;
}

async fn call(client: &Client) {
    default_and_headers(client).await;
    ranges(client).await;
    default_alone(client).await;
    without_a_success(client).await;
}

async fn default_and_headers(client: &Client) {
    use client::Failure;
    use client::operations::{ListParcelsFailure, ListParcelsHeaders};

    let reply = client.list_parcels().send().await.unwrap();
    let headers: ListParcelsHeaders = reply.headers();
    assert_eq!(reply[0].name, "a");
    assert_eq!(headers.x_order, Some(client::Order::Descending));
    assert_eq!(headers.x_level, Some(client::operations::XLevel::Value2));
    assert_eq!(headers.x_cursor, Some(Uuid::nil()));
    assert_eq!(headers.x_total, None);
    let orders = vec![client::Order::Descending, client::Order::Ascending];
    assert_eq!(headers.x_orders, Some(orders));
    let days = days();
    assert_eq!(headers.x_days, Some(days));
    assert_eq!(headers.x_first.unwrap().name, "\u{e9}, \"a\"");
    assert_eq!(headers.x_note.as_deref(), Some("no, not this"));
    for status in [404, 599] {
        let failed = client.list_parcels().page(status).send().await;
        let Err(Failure::Operation(ListParcelsFailure::Default(reply))) = failed else {
            panic!("{failed:?}");
        };
        assert_eq!(i64::from(reply.status().as_u16()), status);
        assert_eq!(reply.message, "no page");
    }
    // A handler cannot fail with a success: the rejection uses the `default` response.
    let failed = client.list_parcels().page(200).send().await.unwrap_err();
    assert!(failed.to_string().starts_with("500: It failed: {"), "{failed}");
}

async fn ranges(client: &Client) {
    use client::Failure;
    use client::operations::{AddParcelClientErrorHeaders, AddParcelFailure};

    let add = async |name: &str| {
        let parcel = client::types::ParcelRequired {
            name: name.to_owned(),
        };
        client.add_parcel(parcel.into()).send().await
    };
    assert!(
        matches!(add("created").await, Ok(AddParcelSuccess::Created(reply)) if reply.name == "created")
    );
    assert!(
        matches!(add("204").await, Ok(AddParcelSuccess::Success(reply)) if reply.status() == 204)
    );
    let fail = async |name: &str| match add(name).await {
        Err(Failure::Operation(failure)) => failure,
        other => panic!("{name}: {other:?}"),
    };
    let failure = fail("409").await;
    assert!(matches!(failure, AddParcelFailure::Conflict(reply) if *reply == "twice"));
    let failure = fail("418").await;
    assert!(
        failure.to_string().starts_with("418: The parcel {id} is wrong: ["),
        "{failure}"
    );
    let AddParcelFailure::ClientError(reply) = failure else {
        panic!("{failure:?}");
    };
    let headers: AddParcelClientErrorHeaders = reply.headers();
    assert_eq!(
        (reply.body(), headers.x_order),
        (&vec![Uuid::nil()], Some(client::Order::Ascending))
    );
    let failure = fail("503").await.to_string();
    assert!(failure.starts_with("503: The store is away"), "{failure}");
    // 201 and 409 have separate responses.
    for name in ["201", "taken"] {
        let failure = fail(name).await;
        assert!(
            matches!(failure, AddParcelFailure::Default(reply) if reply.message == "internal error")
        );
    }
}

async fn default_alone(client: &Client) {
    use client::Failure;
    use client::operations::{GetParcelDefaultHeaders, GetParcelFailure};

    let reply = client.get_parcel("203").send().await.unwrap();
    let headers: GetParcelDefaultHeaders = reply.headers();
    assert_eq!(
        (reply.status().as_u16(), headers.value_status.as_deref()),
        (203, Some("known"))
    );
    assert!(matches!(reply.body(), client::Answer::Parcel(parcel) if parcel.name == "here"));
    for (id, status, message) in [("404", 404, "gone"), ("204", 500, "internal error")] {
        let failed = client.get_parcel(id).send().await;
        let Err(Failure::Operation(GetParcelFailure::Default(reply))) = failed else {
            panic!("{failed:?}");
        };
        assert_eq!(reply.status(), status);
        assert!(matches!(reply.body(), client::Answer::Error(error) if error.message == message));
    }
    assert_eq!(
        client.remove_parcel("302").send().await.unwrap().status(),
        302
    );
}

async fn without_a_success(client: &Client) {
    assert_eq!(client.get_lost().send().await.unwrap().status(), 202);
    assert_eq!(client.get_nothing().send().await.unwrap().status(), 204);
    let failed = client.replace_parcel("a").send().await.unwrap_err();
    assert!(failed.to_string().starts_with("404: There is none"), "{failed}");
}

fn days() -> Vec<NaiveDate> {
    let days = [(11, 22), (12, 5)].map(|(month, day)| NaiveDate::from_ymd_opt(2026, month, day));
    days.map(Option::unwrap).to_vec()
}
