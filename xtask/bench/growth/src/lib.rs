//! Servers of 3, 30, 300 and 1,200 operations, generated with `--stub`: three handlers are implemented.

use bench::case::{body, builder, with_key};
use bytes::Bytes;
use http::{Method, Request};
use http_body_util::Full;

/// The requested path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The path of the first resource.
    First,
    /// The path of the resource in the middle.
    Middle,
    /// The path of the last resource.
    Last,
    /// An unknown path.
    Unknown,
}

impl Place {
    /// The request to a server with this number of operations.
    pub fn request(self, operations: usize) -> Request<Full<Bytes>> {
        let resources = operations / 3;
        let index = match self {
            Self::First => 0,
            Self::Middle => resources / 2,
            Self::Last => resources - 1,
            Self::Unknown => resources,
        };
        let path = format!("/group-{}/thing-{index}/10", index / 20);
        body(with_key(builder(Method::GET, &path)), "")
    }
}

/// A server whose handlers of these operations return a fixed response.
macro_rules! server {
    ($docs:literal, $module:ident, $server:ident, $(
        $method:ident($request:ident) -> $response:ident, $failure:ident
    );+) => {
        #[doc = $docs]
        pub mod $module {
            use bench::contender::Sent;
            use bench::{Contender, data};
            use http::request::Parts;
            use http::{Request, Response};
            use $server::operations::{$($failure, $request, $response),+};
            use $server::types::ThingRequired;
            use $server::{
                Admit, Api, Authenticate, BearerToken, Body, Rejection, Server, Thing,
            };

            #[derive(Debug)]
            struct Things;

            impl Authenticate for Things {
                type Caller = ();

                async fn key(
                    &self,
                    token: BearerToken<'_>,
                    _: &Parts,
                ) -> Result<(), Rejection> {
                    match token.as_str() == data::KEY {
                        true => Ok(()),
                        false => Err(Rejection::unauthorized()),
                    }
                }
            }

            impl Admit for Things {}

            impl Api for Things {
                $(async fn $method(
                    &self,
                    (): &(),
                    request: $request,
                ) -> Result<$response, $failure> {
                    let thing = ThingRequired { id: request.id, name: "thing".into() };
                    Ok(Thing::from(thing).into())
                })+
            }

            /// The server.
            #[derive(Debug)]
            pub struct Grown(Server<Things>);

            impl Contender for Grown {
                type Body = Body;

                fn prepare() -> Self {
                    Self(Server::new(Things))
                }

                fn respond<B: Sent>(
                    &self,
                    request: Request<B>,
                ) -> impl Future<Output = Response<Body>> {
                    self.0.handle(request)
                }
            }
        }
    };
}

server!(
    "Of 3 operations.",
    of_3, growth_3_server,
    get_thing_0(GetThing0Request) -> GetThing0Response, GetThing0Failure
);
server!(
    "Of 30 operations.",
    of_30, growth_30_server,
    get_thing_0(GetThing0Request) -> GetThing0Response, GetThing0Failure;
    get_thing_5(GetThing5Request) -> GetThing5Response, GetThing5Failure;
    get_thing_9(GetThing9Request) -> GetThing9Response, GetThing9Failure
);
server!(
    "Of 300 operations.",
    of_300, growth_300_server,
    get_thing_0(GetThing0Request) -> GetThing0Response, GetThing0Failure;
    get_thing_50(GetThing50Request) -> GetThing50Response, GetThing50Failure;
    get_thing_99(GetThing99Request) -> GetThing99Response, GetThing99Failure
);
server!(
    "Of 1,200 operations.",
    of_1200, growth_1200_server,
    get_thing_0(GetThing0Request) -> GetThing0Response, GetThing0Failure;
    get_thing_200(GetThing200Request) -> GetThing200Response, GetThing200Failure;
    get_thing_399(GetThing399Request) -> GetThing399Response, GetThing399Failure
);

#[cfg(test)]
mod tests {
    use bench::Contender;
    use bench::contender::complete;

    use super::{Place, of_3, of_30, of_300, of_1200};

    fn check_responses<C: Contender>(operations: usize) {
        let server = C::prepare();
        for place in [Place::First, Place::Middle, Place::Last] {
            let response = complete(server.respond(place.request(operations)));
            assert_eq!(response.status(), 200, "{place:?} of {operations}");
        }
        let response = complete(server.respond(Place::Unknown.request(operations)));
        assert_eq!(response.status(), 404, "{operations}");
    }

    #[test]
    fn all_servers_send_the_same_response() {
        check_responses::<of_3::Grown>(3);
        check_responses::<of_30::Grown>(30);
        check_responses::<of_300::Grown>(300);
        check_responses::<of_1200::Grown>(1200);
    }
}
