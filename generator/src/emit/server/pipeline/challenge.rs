//! Challenges (RFC 9110, section 11.6.1).

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

use crate::emit::source_file::SourceFile;
use crate::lowered::{Credential, SecurityScheme};

/// The challenge for an invalid credential.
pub fn refused(file: &mut SourceFile, schemes: &[&SecurityScheme]) -> TokenStream {
    match schemes {
        [only] if matches!(only.credential, Credential::Bearer(_)) => {
            file.import("crate::runtime::server", "bearer");
            quote!(bearer::INVALID_TOKEN)
        }
        _ => challenge(file, schemes),
    }
}

/// The challenges for some schemes, each once: that of the HTTP authentication scheme, or a name for credentials that HTTP does
/// not define, because a response with 401 must have a challenge (RFC 9110, section 15.5.2).
pub fn challenge(file: &mut SourceFile, schemes: &[&SecurityScheme]) -> TokenStream {
    let mut challenges: Vec<&str> = Vec::new();
    for scheme in schemes {
        let challenge = match &scheme.credential {
            Credential::Bearer(_) => "Bearer",
            Credential::Basic => BASIC,
            Credential::Http(scheme) => scheme,
            Credential::HeaderKey(_) | Credential::QueryKey(_) | Credential::CookieKey(_) => {
                "ApiKey"
            }
            Credential::Certificate => "Certificate",
            Credential::Undeclared(_) => "Unknown",
        };
        if !challenges.contains(&challenge) {
            challenges.push(challenge);
        }
    }
    match challenges.as_slice() {
        ["Bearer"] => {
            file.import("crate::runtime::server", "bearer");
            quote!(bearer::CHALLENGE)
        }
        [BASIC] => {
            file.import("crate::runtime::server", "basic");
            quote!(basic::CHALLENGE)
        }
        several => several.join(", ").into_token_stream(),
    }
}

/// Equal to the constant of the runtime.
const BASIC: &str = "Basic realm=\"api\", charset=\"UTF-8\"";
