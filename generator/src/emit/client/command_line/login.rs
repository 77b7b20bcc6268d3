//! The commands for OAuth 2.0, and the use of stored tokens.

use proc_macro2::TokenStream;
use quote::quote;

use crate::emit::client::credential::{OAUTH_FEATURE, table_name};
use crate::emit::source_file::{SourceFile, ident};
use crate::lowered::{Api, LoginCommands};

/// The elements of the list of commands.
pub fn commands() -> TokenStream {
    quote! {
        #[cfg(feature = #OAUTH_FEATURE)]
        LOGIN,
        #[cfg(feature = #OAUTH_FEATURE)]
        LOGOUT
    }
}

/// Writes the commands.
pub fn emit(file: &mut SourceFile, api: &Api, names: &LoginCommands) {
    let tables = api.oauth_schemes().into_iter();
    let tables: Vec<_> = tables
        .map(|(scheme, _)| ident(&table_name(scheme)))
        .collect();
    file.library("client::cli_login");
    file.gated(Some(OAUTH_FEATURE), |file| {
        for table in &tables {
            file.import("crate::client", &table.to_string());
        }
        file.import_all("crate::runtime::client::cli_login::Logins crate::runtime::client::cli_spec::OtherCommand");
    });
    let program = &api.command_line.program;
    let LoginCommands {
        login,
        logout,
        client_id,
        client_secret,
    } = names;
    file.push(quote! {
        #[cfg(feature = #OAUTH_FEATURE)]
        static LOGINS: Logins = Logins {
            program: #program,
            login: #login,
            logout: #logout,
            client_id: #client_id,
            client_secret: #client_secret,
            schemes: &[#(&#tables),*],
        };

        #[cfg(feature = #OAUTH_FEATURE)]
        const LOGIN: OtherCommand<Client> = OtherCommand {
            name: #login,
            command: || LOGINS.login_command(),
            run: |client, arguments| LOGINS.login(&client.shared, arguments),
        };

        #[cfg(feature = #OAUTH_FEATURE)]
        const LOGOUT: OtherCommand<Client> = OtherCommand {
            name: #logout,
            command: || LOGINS.logout_command(),
            run: |client, arguments| LOGINS.logout(&client.shared, arguments),
        };
    });
}

/// The statement that adds stored tokens to the client; nothing without OAuth 2.0.
pub fn stored(api: &Api) -> TokenStream {
    let schemes = api.oauth_schemes().into_iter();
    let fields = schemes.map(|(scheme, _)| {
        let (field, table) = (ident(&scheme.name.rust), ident(&table_name(scheme)));
        quote!(#field: LOGINS.credential(&#table, client.#field, &client.shared)?)
    });
    let fields: Vec<TokenStream> = fields.collect();
    if fields.is_empty() {
        return TokenStream::new();
    }
    quote! {
        #[cfg(feature = #OAUTH_FEATURE)]
        let client = Client { #(#fields,)* ..client };
    }
}
