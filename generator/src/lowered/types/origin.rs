//! The crate that defines the types of an API.

use crate::lowered::{Api, Webhooks};

/// The crate that defines the types.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TypesOrigin {
    /// Each crate that uses them.
    #[default]
    Own,
    /// A crate of types, on which the others depend.
    Crate {
        /// The name of the package: `shop-types`.
        package: String,
        /// The name in paths: `shop_types`.
        path: String,
    },
}

impl Api {
    /// Moves the types to a crate of their own, which has no cargo features but those of tags: none of the types belongs to an
    /// operation or to webhooks alone.
    pub fn move_types_to(&mut self, package: &str) {
        self.types_origin = TypesOrigin::Crate {
            package: package.to_owned(),
            path: package.replace('-', "_"),
        };
        self.webhook_only_types.clear();
        self.place_types();
    }

    /// The API of the crate of types.
    #[must_use]
    pub fn types_alone(&self) -> Self {
        Self {
            types_origin: TypesOrigin::Own,
            operations: Vec::new(),
            tag_traits: Vec::new(),
            shared_paths: Vec::new(),
            webhooks: Webhooks::default(),
            schemes: Vec::new(),
            verifiers: Vec::new(),
            always_sent: None,
            error_bodies: Vec::new(),
            open_statuses: Vec::new(),
            failure_sets: Vec::new(),
            common_headers: Vec::new(),
            payloads: Vec::new(),
            description_json: None,
            ..self.clone()
        }
    }

    /// `true` if the crate itself defines the types.
    pub fn has_own_types(&self) -> bool {
        self.types_origin == TypesOrigin::Own
    }

    /// The path of the crate of types, if there is one.
    pub fn types_path(&self) -> Option<&str> {
        match &self.types_origin {
            TypesOrigin::Own => None,
            TypesOrigin::Crate { path, .. } => Some(path),
        }
    }

    /// The package of the crate of types, if there is one.
    pub fn types_package(&self) -> Option<&str> {
        match &self.types_origin {
            TypesOrigin::Own => None,
            TypesOrigin::Crate { package, .. } => Some(package),
        }
    }
}
