// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

pub(crate) mod to;
pub(crate) mod get_verify;
pub(crate) mod value_verify;
pub(crate) mod head_verify;
pub(crate) mod receive;
pub(crate) mod media;
pub(crate) mod stream;
pub(crate) mod moved;
pub(crate) mod twice;
pub(crate) mod twice_b;
pub(crate) mod shared_call;
pub(crate) mod make_a_post_to_fixed;
pub(crate) mod make_a_delete_to_fixed;

/// The webhooks and callbacks of the API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Webhook {
    /// `POST`, the webhook `to`
    To,
    /// `GET`, the webhook `verify`
    GetVerify,
    /// `PUT`, the webhook `verify`
    VerifyOperation,
    /// `HEAD`, the webhook `verify`
    HeadVerify,
    /// `POST`, the webhook `receive`
    ReceiveOperation,
    /// `POST`, the webhook `media`
    Media,
    /// `POST`, the webhook `stream`
    Stream,
    /// `POST`, the webhook `moved`
    Moved,
    /// `POST`, the webhook `twice-a`
    Twice,
    /// `POST`, the webhook `twice-b`
    TwiceB,
    /// `POST`, the callback `shared` of `makeA` and `POST /b`, to
    /// `{$request.body#/url}`
    SharedCall,
    /// `POST`, the callback `toFixed` of `makeA`, to `https://fixed.example/x|y`
    MakeAPostToFixed,
    /// `DELETE`, the callback `toFixed` of `makeA`, to `https://fixed.example/x|y`
    MakeADeleteToFixed,
}

impl Webhook {
    /// All webhooks and callbacks.
    pub const ALL: &'static [Self] = &[
        Self::To,
        Self::GetVerify,
        Self::VerifyOperation,
        Self::HeadVerify,
        Self::ReceiveOperation,
        Self::Media,
        Self::Stream,
        Self::Moved,
        Self::Twice,
        Self::TwiceB,
        Self::SharedCall,
        Self::MakeAPostToFixed,
        Self::MakeADeleteToFixed,
    ];

    /// Returns the `operationId`, or a generated name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::To => "to",
            Self::GetVerify => "get_verify",
            Self::VerifyOperation => "verify",
            Self::HeadVerify => "head_verify",
            Self::ReceiveOperation => "receive",
            Self::Media => "media",
            Self::Stream => "stream",
            Self::Moved => "moved",
            Self::Twice => "twice",
            Self::TwiceB => "twice_b",
            Self::SharedCall => "sharedCall",
            Self::MakeAPostToFixed => "make_a_post_to_fixed",
            Self::MakeADeleteToFixed => "make_a_delete_to_fixed",
        }
    }

    /// Returns the method.
    pub fn method(self) -> Method {
        match self {
            Self::To => Method::POST,
            Self::GetVerify => Method::GET,
            Self::VerifyOperation => Method::PUT,
            Self::HeadVerify => Method::HEAD,
            Self::ReceiveOperation => Method::POST,
            Self::Media => Method::POST,
            Self::Stream => Method::POST,
            Self::Moved => Method::POST,
            Self::Twice => Method::POST,
            Self::TwiceB => Method::POST,
            Self::SharedCall => Method::POST,
            Self::MakeAPostToFixed => Method::POST,
            Self::MakeADeleteToFixed => Method::DELETE,
        }
    }
}

pub use self::get_verify::*;
pub use self::head_verify::*;
pub use self::make_a_delete_to_fixed::*;
pub use self::make_a_post_to_fixed::*;
pub use self::media::*;
pub use self::moved::*;
pub use self::receive::*;
pub use self::shared_call::*;
pub use self::stream::*;
pub use self::to::*;
pub use self::twice::*;
pub use self::twice_b::*;
pub use self::value_verify::*;
