//! The call of the operation that matches a request.

/// Calls the operation that was found, with the values of its path parameters, or rejects the request, and completes the
/// response. A row has the pattern of the values, the module of the operation with further arguments, and steps that follow:
///
/// - `CreatePet(_) => create_pet(body, self.body_limit)`
/// - `GetPet([pet_id]) => get_pet(pet_id), announce`: the headers of a deprecated operation
/// - `CreatePet(_) => create_pet(body, self.body_limit) invalid Unprocessable`: the status of responses to invalid input, if it
///   is not 400
/// - `CreatePet(_) => create_pet(body, self.body_limit) else pipeline::describe`: what describes a rejected request, if
///   operations differ
///
/// The name of a variable after the response is that of the common headers, if there are any.
///
/// The call of a webhook has the same rows without a pattern, and the further step `empty`, which removes the body:
/// `OrderShipped => order_shipped(body, body_limit), empty`.
///
/// The calling file imports `operations`, `pipeline`, and `Operation` or `Webhook`.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_dispatch {
    // A new map has room for six headers, and would grow when those of a deprecated operation are added.
    (@prepare announce $response:ident) => {
        $response.headers_mut().reserve(8);
    };
    (@step announce $module:ident $response:ident) => {
        operations::$module::announce($response.headers_mut());
    };
    (@step empty $module:ident $response:ident) => {
        *$response.body_mut() = $crate::runtime::body::Body::empty();
    };
    (@served $function:path, ($($argument:expr),*) [$($headers:ident)?] $(, $response:expr)?) => {
        $crate::runtime::server::request_context::caught(::std::pin::pin!(
            $function($($argument,)* $(&mut $headers,)? $($response)?)
        )).await
    };
    (@headers [$($headers:ident)?]) => {
        $(let mut $headers = None;)?
    };
    (@finish $api:ident, $context:ident, $result:ident, $describe:ident, $response:ident, [$($headers:ident)?]) => {
        pipeline::finish($api, &$context, $($headers.as_ref(),)? $result, $describe, &mut $response);
    };
    (@invalid) => { $crate::runtime::server::rejected_request::InvalidInput::BadRequest };
    (@invalid $status:ident) => { $crate::runtime::server::rejected_request::InvalidInput::$status };
    (@describe) => { pipeline::describe };
    (@describe $describe:path) => { $describe };
    (@operations $headers:tt $found:ident, $api:ident, $parts:ident, $errors:expr, $response:ident {
        $($operation:ident($values:pat) => $module:ident($($argument:expr),*)
            $(invalid $status:ident)? $(else $describe:path)? $(, $step:ident)*;)*
    }) => {
        $crate::runtime::server::dispatch::implement!(@headers $headers);
        match $found {
            $(Ok((Operation::$operation, $values)) => {
                $($crate::runtime::server::dispatch::implement!(@prepare $step $response);)*
                let result = $crate::runtime::server::dispatch::implement!(
                    @served operations::$module::serve, ($api, $parts $(, $argument)*) $headers, &mut $response
                );
                let context = $crate::runtime::server::request_context::RequestContext {
                    operation: ::std::option::Option::Some(Operation::$operation),
                    parts: $parts,
                    errors: $errors,
                    invalid_input: $crate::runtime::server::dispatch::implement!(@invalid $($status)?),
                };
                let describe = $crate::runtime::server::dispatch::implement!(@describe $($describe)?);
                $crate::runtime::server::dispatch::implement!(@finish $api, context, result, describe, $response, $headers);
                $($crate::runtime::server::dispatch::implement!(@step $step $module $response);)*
            })*
            Err(rejection) => {
                let result = $crate::runtime::server::dispatch::implement!(
                    @served pipeline::reject_unmatched, ($api, $parts, rejection) $headers
                );
                let result = $crate::runtime::server::options::respond($parts, result, &mut $response);
                let context = $crate::runtime::server::request_context::RequestContext {
                    operation: ::std::option::Option::None,
                    parts: $parts,
                    errors: $errors,
                    invalid_input: $crate::runtime::server::dispatch::implement!(@invalid),
                };
                let describe = pipeline::describe;
                $crate::runtime::server::dispatch::implement!(@finish $api, context, result, describe, $response, $headers);
            }
        }
    };
    (
        $webhook:ident, $api:ident, $parts:ident, $errors:expr, $response:ident {
            $($name:ident => $module:ident($($argument:expr),*)
                $(invalid $status:ident)? $(else $describe:path)? $(, $step:ident)*;)*
        }
    ) => {
        match $webhook {
            $(Webhook::$name => {
                let result = $crate::runtime::server::dispatch::implement!(
                    @served operations::$module::serve, ($api, $parts $(, $argument)*) [], &mut $response
                );
                if let Err(rejection) = result {
                    let context = $crate::runtime::server::request_context::RequestContext {
                        operation: ::std::option::Option::Some($webhook),
                        parts: $parts,
                        errors: $errors,
                        invalid_input: $crate::runtime::server::dispatch::implement!(@invalid $($status)?),
                    };
                    context.reject($api, rejection,
                        $crate::runtime::server::dispatch::implement!(@describe $($describe)?), &mut $response);
                }
                $($crate::runtime::server::dispatch::implement!(@step $step $module $response);)*
            })*
        }
    };
    (
        $found:ident, $api:ident, $parts:ident, $errors:expr, $response:ident { $($rows:tt)* }
    ) => {
        $crate::runtime::server::dispatch::implement! {
            @operations [] $found, $api, $parts, $errors, $response { $($rows)* }
        }
    };
    (
        $found:ident, $api:ident, $parts:ident, $errors:expr, $response:ident, $headers:ident { $($rows:tt)* }
    ) => {
        $crate::runtime::server::dispatch::implement! {
            @operations [$headers] $found, $api, $parts, $errors, $response { $($rows)* }
        }
    };
}

pub use implement_dispatch as implement;
