//! The trait that tells whether a request comes from the API.

use quote::quote;

use crate::emit::source_file::SourceFile;

/// Writes the trait.
pub fn emit(file: &mut SourceFile) {
    file.import("http::request", "Parts");
    file.import("crate::operations", "Hook");
    file.import("crate::runtime::admission", "Refusal");
    file.push(quote! {
        /// Tells whether a request comes from the API.
        ///
        /// Whoever learns the address of a hook can send to it, and the keys that the API asks for
        /// prove nothing here. APIs mostly sign what they send with a secret that the two share:
        /// the documents of this one tell how. Compare signatures in constant time, and refuse old
        /// ones where they tell their time.
        pub trait Verify {
            /// Verifies a request by its bytes, before anything of them is decoded.
            fn verify(
                &self,
                hook: Webhook,
                parts: &Parts,
                body: &[u8],
            ) -> impl Future<Output = Result<(), Refusal>> + Send;
        }
    });
}
