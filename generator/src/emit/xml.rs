//! Tables of the XML representation of bodies.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::TokenStream;
use quote::quote;

use super::docs::{Docs, code};
use super::source_file::{SourceFile, ident};
use super::types::Crate;
use super::webhooks;
use crate::lowered::{
    Api, Content, ContentKind, FeatureGate, Operation, XmlDocument, XmlField, XmlId, XmlName,
    XmlObject, XmlOthers, XmlRepresentation, XmlShape,
};

/// The file of the tables that a crate uses; `None` if there are none.
pub fn file(api: &Api, of: Crate) -> Option<SourceFile> {
    let documents = used(api, of);
    let gate = gate(&documents)?;
    let docs = Docs::new().paragraph("The XML representation of bodies.");
    let mut file = SourceFile::new("src/xml.rs", docs).waiting_for(gate);
    let objects = documents.iter().flat_map(|(id, gate)| {
        let objects = api.xml.objects_of(&[*id].into()).into_iter();
        objects.map(|index| (index, gate.clone()))
    });
    for (index, gate) in FeatureGate::of_items(objects) {
        if let Some(object) = api.xml.objects.get(index) {
            file.gated(gate, |file| add_object(file, api, object));
        }
    }
    for (id, gate) in documents {
        if let Some(document) = api.xml.documents.get(id.0) {
            file.gated(gate, |file| add_document(file, api, document));
        }
    }
    Some(file)
}

/// Declares that file, if there is one.
pub fn declaration(api: &Api, of: Crate) -> TokenStream {
    let Some(gate) = gate(&used(api, of)) else {
        return quote!();
    };
    let condition = gate.attribute();
    quote!(#condition mod xml;)
}

/// The gate of the file; `None` without documents.
fn gate(documents: &BTreeMap<XmlId, FeatureGate>) -> Option<FeatureGate> {
    FeatureGate::union(documents.values().cloned())
}

/// The documents that a crate uses, each with the gate of its users.
fn used(api: &Api, of: Crate) -> BTreeMap<XmlId, FeatureGate> {
    let own = api.operations.iter();
    let own = own.flat_map(|operation| {
        let gate = match of {
            Crate::Client => operation.gate(),
            Crate::Server | Crate::Types => operation.tag_gate(),
        };
        let documents = used_by(api, operation, of).into_iter();
        documents.map(move |id| (id, gate.clone()))
    });
    let webhooks = api.webhooks.operations.iter();
    let webhooks = webhooks.flat_map(|webhook| {
        let documents = used_by(api, webhook, of.other()).into_iter();
        documents.map(|id| (id, FeatureGate::feature(webhooks::FEATURE)))
    });
    FeatureGate::of_items(own.chain(webhooks))
}

/// The bodies of an operation that a crate reads or writes as XML. A client prefers JSON if a body has both
/// media types.
fn used_by(api: &Api, operation: &Operation, of: Crate) -> BTreeSet<XmlId> {
    let all = api.contents_of(operation).flat_map(Content::variants);
    let used = all.filter_map(|content| match (of, &content.kind) {
        (Crate::Client, ContentKind::Xml(_, id)) => Some(*id),
        (Crate::Client, _) | (Crate::Types, _) => None,
        (Crate::Server, _) => document_of(content),
    });
    used.collect()
}

/// The document of a body, in the file of an operation.
pub fn constant(file: &mut SourceFile, api: &Api, id: XmlId) -> TokenStream {
    let document = api.xml.documents.get(id.0);
    let constant = document.map_or("DOCUMENT", |document| document.constant.as_str());
    file.import("crate", "xml");
    let constant = ident(constant);
    quote!(&xml::#constant)
}

/// The document of a body that is XML, or may be.
pub fn document_of(content: &Content) -> Option<XmlId> {
    match &content.kind {
        ContentKind::Xml(_, id) => Some(*id),
        _ => content.xml.as_ref().map(|xml| xml.document),
    }
}

fn add_document(file: &mut SourceFile, api: &Api, document: &XmlDocument) {
    file.import("crate::runtime::xml", "Document");
    let docs = match &document.name {
        Some(name) => format!("The element {}.", code(&name.local)),
        None => "An element of any name.".to_owned(),
    };
    let docs = Docs::new().paragraph(docs).outer();
    let constant = ident(&document.constant);
    let name = match &document.name {
        Some(given) => {
            let name = name(file, given);
            quote!(Some(#name))
        }
        None => quote!(None),
    };
    let shape = shape(file, api, &document.shape);
    file.push(quote! {
        #docs
        pub static #constant: Document = Document { name: #name, shape: #shape };
    });
}

fn add_object(file: &mut SourceFile, api: &Api, object: &XmlObject) {
    file.import_all("crate::runtime::xml::AdditionalProperties crate::runtime::xml::Shape");
    let docs = Docs::new()
        .paragraph(format!(
            "The XML representation of {}.",
            code(&object.subject)
        ))
        .outer();
    let constant = ident(&object.constant);
    let fields = object.fields.iter().map(|one| field(file, api, one));
    let fields: Vec<TokenStream> = fields.collect();
    let others = others(file, api, &object.others);
    file.push(quote! {
        #docs
        pub static #constant: Shape = Shape::Object(&[#(#fields),*], #others);
    });
}

fn field(file: &mut SourceFile, api: &Api, field: &XmlField) -> TokenStream {
    file.import_all("crate::runtime::xml::Field crate::runtime::xml::FieldRepresentation");
    let (key, name) = (&field.key, name(file, &field.name));
    let shape = shape(file, api, &field.shape);
    let representation = match field.representation {
        XmlRepresentation::Attribute => quote!(FieldRepresentation::Attribute(#shape)),
        XmlRepresentation::AttributeOrNull => quote!(FieldRepresentation::AttributeOrNull(#shape)),
        XmlRepresentation::Content => quote!(FieldRepresentation::Content(#shape)),
        XmlRepresentation::Element => quote!(FieldRepresentation::Element(#shape)),
        XmlRepresentation::Items => quote!(FieldRepresentation::Items(#shape)),
        XmlRepresentation::ItemsOrEmpty => quote!(FieldRepresentation::ItemsOrEmpty(#shape)),
    };
    quote!(Field(#key, #name, #representation))
}

fn name(file: &mut SourceFile, name: &XmlName) -> TokenStream {
    file.import("crate::runtime::xml", "Name");
    let local = &name.local;
    match &name.namespace {
        None => quote!(Name::Plain(#local)),
        Some((namespace, prefix)) => quote! {
            Name::Within { namespace: #namespace, prefix: #prefix, local: #local }
        },
    }
}

/// A reference to a shape.
fn shape(file: &mut SourceFile, api: &Api, shape: &XmlShape) -> TokenStream {
    if !matches!(shape, XmlShape::Object(_)) {
        file.import("crate::runtime::xml", "Shape");
    }
    match shape {
        XmlShape::Text => quote!(&Shape::Text),
        XmlShape::Number => quote!(&Shape::Number),
        XmlShape::Boolean => quote!(&Shape::Boolean),
        XmlShape::Tree => quote!(&Shape::Tree),
        XmlShape::List(given, items) => {
            let (name, items) = (name(file, given), self::shape(file, api, items));
            quote!(&Shape::List(#name, #items))
        }
        XmlShape::Map(values) => {
            file.import("crate::runtime::xml", "AdditionalProperties");
            let others = others(file, api, values);
            quote!(&Shape::Object(&[], #others))
        }
        XmlShape::Object(index) => {
            let object = api.xml.objects.get(*index);
            let constant = ident(object.map_or("OBJECT", |object| &object.constant));
            quote!(&#constant)
        }
    }
}

fn others(file: &mut SourceFile, api: &Api, others: &XmlOthers) -> TokenStream {
    match others {
        XmlOthers::Ignored => quote!(AdditionalProperties::Ignored),
        XmlOthers::Refused => quote!(AdditionalProperties::Refused),
        XmlOthers::Elements(values) => {
            let shape = shape(file, api, values);
            quote!(AdditionalProperties::Elements(#shape))
        }
        XmlOthers::Items(items) => {
            let shape = shape(file, api, items);
            quote!(AdditionalProperties::Items(#shape))
        }
    }
}
