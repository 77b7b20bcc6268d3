//! The XML representation of values.

use super::{Outline, block};
use crate::lowered::{XmlField, XmlName, XmlOthers, XmlRepresentation, XmlShape};

impl Outline<'_> {
    pub fn xml(&self) -> Vec<String> {
        let documents = self.api.xml.documents.iter().map(|document| {
            let element = document.name.as_ref().map_or("<*>".to_owned(), element);
            let shape = self.shape(&document.shape);
            format!("document {} {element}: {shape}", document.constant)
        });
        let objects = self.api.xml.objects.iter().map(|object| {
            let fields = object.fields.iter().map(|it| self.xml_field(it));
            let others = match &object.others {
                XmlOthers::Ignored => None,
                others => Some(self.others(others)),
            };
            let parts: Vec<String> = fields.chain(others).collect();
            block(
                &format!("element {} of {}", object.constant, object.subject),
                &parts,
            )
        });
        documents.chain(objects).collect()
    }

    fn xml_field(&self, field: &XmlField) -> String {
        let (name, shape) = (element(&field.name), self.shape(&field.shape));
        let how = match field.representation {
            XmlRepresentation::Attribute => format!("attribute {}", name_in_xml(&field.name)),
            XmlRepresentation::AttributeOrNull => {
                format!("attribute or null {}", name_in_xml(&field.name))
            }
            XmlRepresentation::Content => "content".to_owned(),
            XmlRepresentation::Element => name,
            XmlRepresentation::Items => format!("{name}…"),
            XmlRepresentation::ItemsOrEmpty => format!("{name}… or empty"),
        };
        format!("{}: {how} {shape}", field.key)
    }

    fn shape(&self, shape: &XmlShape) -> String {
        match shape {
            XmlShape::Text => "text".to_owned(),
            XmlShape::Number => "number".to_owned(),
            XmlShape::Boolean => "boolean".to_owned(),
            XmlShape::List(name, items) => {
                format!("list of {} {}", element(name), self.shape(items))
            }
            XmlShape::Map(others) => format!("map, {}", self.others(others)),
            XmlShape::Object(index) => self.api.xml.objects[*index].constant.clone(),
            XmlShape::Tree => "tree".to_owned(),
        }
    }

    fn others(&self, others: &XmlOthers) -> String {
        match others {
            XmlOthers::Ignored => "others ignored".to_owned(),
            XmlOthers::Refused => "no others".to_owned(),
            XmlOthers::Elements(shape) => format!("others: {}", self.shape(shape)),
            XmlOthers::Items(shape) => format!("others: items {}", self.shape(shape)),
        }
    }
}

fn element(name: &XmlName) -> String {
    format!("<{}>", name_in_xml(name))
}

fn name_in_xml(name: &XmlName) -> String {
    match &name.namespace {
        None => name.local.clone(),
        Some((namespace, prefix)) => {
            format!("{prefix}:{} xmlns:{prefix}={namespace:?}", name.local)
        }
    }
}
