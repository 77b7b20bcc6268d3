//! The call of the operation that matches a request.

/// Calls the operation that was found, with the values of its path parameters, and completes the response. A row has the
/// pattern of the values, the module of the operation with further arguments, and steps that follow:
///
/// - `CreatePet(_) => create_pet(body, self.body_limit)`
/// - `GetPet([pet_id]) => get_pet(pet_id), announce`: the headers of a deprecated operation
/// - `HeadPet([pet_id]) => head_pet(pet_id), empty`: no body
/// - `CreatePet(_) => create_pet(body, self.body_limit) else pipeline::reject`: what responds to a rejected request, if
///   operations differ
///
/// The calling file imports `operations`, `pipeline` and `Operation`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_dispatch {
    (@step announce $module:ident $parts:ident $response:ident) => {
        operations::$module::announce($response.headers_mut());
    };
    (@step empty $module:ident $parts:ident $response:ident) => {
        $crate::runtime::server::service::without_body_for_head(&$parts.method, &mut $response);
    };
    (
        $found:ident, $api:ident, $parts:ident, $response:ident {
            $($operation:ident($values:pat) => $module:ident($($argument:expr),*) $(else $reject:path)? $(, $step:ident)*;)*
        }
    ) => {
        let mut headers = None;
        match $found {
            $((Operation::$operation, $values) => {
                let result = operations::$module::serve($api, $parts, $($argument,)* &mut headers, &mut $response).await;
                pipeline::finish($api, headers.as_ref(), result.as_ref().err(), $($reject,)? &mut $response);
                $($crate::runtime::server::dispatch::implement!(@step $step $module $parts $response);)*
            })*
        }
    };
}

pub use implement_dispatch as implement;
