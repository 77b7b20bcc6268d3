//! The methods of the enum of operations.

pub use http::Method;

/// Implements the list of all operations, and the methods that describe each of them. A row has the method, the path template
/// with the base path, and the `operationId`; webhooks have no path:
///
/// - `GetPet: Method::GET, "/v1/pets/{petId}", "getPet"`
/// - `PetAdopted: Method::POST, "petAdopted"`
///
/// The option after the rows is the module that finds the operation of a path, unless base paths are set at run time.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_operation_list {
    ($list:ident { $($operation:ident: $method:expr, $path:literal, $id:literal;)* }, $router:ident) => {
        $crate::runtime::server::operation_list::implement! {
            $list { $($operation: $method, $path, $id;)* }
        }

        impl $list {
            /// Returns the operation that matches a method and path.
            pub fn find(method: &$crate::runtime::server::operation_list::Method, path: &str) -> Option<Self> {
                $router::find(method, &$crate::runtime::server::service::normalized(path))
                    .ok()
                    .map(|(operation, _)| operation)
            }
        }
    };
    ($list:ident { $($operation:ident: $method:expr, $path:literal, $id:literal;)* }) => {
        $crate::runtime::server::operation_list::implement! { $list { $($operation: $method, $id;)* } }

        impl $list {
            /// Returns the path template, with the base path if it is fixed.
            pub const fn path(self) -> &'static str {
                match self { $(Self::$operation => $path,)* }
            }
        }
    };
    ($list:ident { $($operation:ident: $method:expr, $id:literal;)* }) => {
        impl $list {
            /// All of them, in the order of the enum.
            pub const ALL: &'static [Self] = &[$(Self::$operation),*];

            /// Returns the `operationId`, or a generated name.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$operation => $id,)* }
            }

            // `method` is not `const`, because an operation with an extension method can be added.
            /// Returns the method.
            pub fn method(self) -> $crate::runtime::server::operation_list::Method {
                match self { $(Self::$operation => $method,)* }
            }
        }
    };
}

pub use implement_operation_list as implement;
