// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! The webhooks and callbacks, one module each.

use http::Method;

use crate::runtime::webhooks::operation_list;

pub(crate) mod to;
pub(crate) mod get_verify;
pub(crate) mod verify;
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
    MediaOperation,
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

operation_list::implement! {
    Webhook {
        To: Method::POST, "to";
        GetVerify: Method::GET, "get_verify";
        VerifyOperation: Method::PUT, "verify";
        HeadVerify: Method::HEAD, "head_verify";
        ReceiveOperation: Method::POST, "receive";
        MediaOperation: Method::POST, "media";
        Stream: Method::POST, "stream";
        Moved: Method::POST, "moved";
        Twice: Method::POST, "twice";
        TwiceB: Method::POST, "twice_b";
        SharedCall: Method::POST, "sharedCall";
        MakeAPostToFixed: Method::POST, "make_a_post_to_fixed";
        MakeADeleteToFixed: Method::DELETE, "make_a_delete_to_fixed";
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
pub use self::verify::*;
