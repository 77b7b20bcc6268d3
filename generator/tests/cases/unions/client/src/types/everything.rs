// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Everything`.

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::{
    Animal, Cat, Event, EverythingAddress, EverythingContact, EverythingEither,
    EverythingLevel, EverythingLink, EverythingModel, EverythingName, EverythingSource,
    EverythingWhen, EverythingWords, Id, Job, Mode, Perhaps, Pet, Shape, Store, Tree,
    Vehicle,
};

/// `Everything`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Everything {
    /// `pet`.
    pub pet: Pet,
    /// `id`.
    pub id: Option<Id>,
    /// `shape`.
    pub shape: Option<Shape>,
    /// `event`.
    pub event: Option<Event>,
    /// `tree`.
    pub tree: Option<Tree>,
    /// `animal`.
    pub animal: Option<Animal>,
    /// `vehicle`.
    pub vehicle: Option<Vehicle>,
    /// `job`.
    pub job: Option<Job>,
    /// `store`.
    pub store: Option<Store>,
    /// `perhaps`.
    pub perhaps: Nullable<Perhaps>,
    /// `mode`.
    pub mode: Option<Mode>,
    /// `single`.
    pub single: Option<Cat>,
    /// A name, or several.
    pub name: Option<EverythingName>,
    /// `contact`.
    pub contact: Option<EverythingContact>,
    /// `when`.
    pub when: Option<EverythingWhen>,
    /// `either`.
    pub either: Option<EverythingEither>,
    /// `words`.
    pub words: Option<EverythingWords>,
    /// `level`.
    pub level: Option<EverythingLevel>,
    /// `model`.
    pub model: Option<EverythingModel>,
    /// `source`.
    pub source: Option<EverythingSource>,
    /// `address`.
    pub address: Option<EverythingAddress>,
    /// `link`.
    pub link: Option<EverythingLink>,
}

/// The required fields of [`Everything`].
#[derive(Debug)]
pub struct EverythingRequired {
    /// `pet`.
    pub pet: Pet,
    /// `id`.
    pub id: Option<Id>,
}

impl From<EverythingRequired> for Everything {
    fn from(required: EverythingRequired) -> Self {
        Self {
            pet: required.pet,
            id: required.id,
            shape: None,
            event: None,
            tree: None,
            animal: None,
            vehicle: None,
            job: None,
            store: None,
            perhaps: Nullable::Absent,
            mode: None,
            single: None,
            name: None,
            contact: None,
            when: None,
            either: None,
            words: None,
            level: None,
            model: None,
            source: None,
            address: None,
            link: None,
        }
    }
}

impl Everything {
    /// Sets `shape`.
    #[must_use]
    pub fn shape(mut self, shape: impl Into<Option<Shape>>) -> Self {
        self.shape = shape.into();
        self
    }

    /// Sets `event`.
    #[must_use]
    pub fn event(mut self, event: impl Into<Option<Event>>) -> Self {
        self.event = event.into();
        self
    }

    /// Sets `tree`.
    #[must_use]
    pub fn tree(mut self, tree: impl Into<Option<Tree>>) -> Self {
        self.tree = tree.into();
        self
    }

    /// Sets `animal`.
    #[must_use]
    pub fn animal(mut self, animal: impl Into<Option<Animal>>) -> Self {
        self.animal = animal.into();
        self
    }

    /// Sets `vehicle`.
    #[must_use]
    pub fn vehicle(mut self, vehicle: impl Into<Option<Vehicle>>) -> Self {
        self.vehicle = vehicle.into();
        self
    }

    /// Sets `job`.
    #[must_use]
    pub fn job(mut self, job: impl Into<Option<Job>>) -> Self {
        self.job = job.into();
        self
    }

    /// Sets `store`.
    #[must_use]
    pub fn store(mut self, store: impl Into<Option<Store>>) -> Self {
        self.store = store.into();
        self
    }

    /// Sets `perhaps`.
    #[must_use]
    pub fn perhaps(mut self, perhaps: impl Into<Nullable<Perhaps>>) -> Self {
        self.perhaps = perhaps.into();
        self
    }

    /// Sets `mode`.
    #[must_use]
    pub fn mode(mut self, mode: impl Into<Option<Mode>>) -> Self {
        self.mode = mode.into();
        self
    }

    /// Sets `single`.
    #[must_use]
    pub fn single(mut self, single: impl Into<Option<Cat>>) -> Self {
        self.single = single.into();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<EverythingName>>) -> Self {
        self.name = name.into();
        self
    }

    /// Sets `contact`.
    #[must_use]
    pub fn contact(mut self, contact: impl Into<Option<EverythingContact>>) -> Self {
        self.contact = contact.into();
        self
    }

    /// Sets `when`.
    #[must_use]
    pub fn when(mut self, when: impl Into<Option<EverythingWhen>>) -> Self {
        self.when = when.into();
        self
    }

    /// Sets `either`.
    #[must_use]
    pub fn either(mut self, either: impl Into<Option<EverythingEither>>) -> Self {
        self.either = either.into();
        self
    }

    /// Sets `words`.
    #[must_use]
    pub fn words(mut self, words: impl Into<Option<EverythingWords>>) -> Self {
        self.words = words.into();
        self
    }

    /// Sets `level`.
    #[must_use]
    pub fn level(mut self, level: impl Into<Option<EverythingLevel>>) -> Self {
        self.level = level.into();
        self
    }

    /// Sets `model`.
    #[must_use]
    pub fn model(mut self, model: impl Into<Option<EverythingModel>>) -> Self {
        self.model = model.into();
        self
    }

    /// Sets `source`.
    #[must_use]
    pub fn source(mut self, source: impl Into<Option<EverythingSource>>) -> Self {
        self.source = source.into();
        self
    }

    /// Sets `address`.
    #[must_use]
    pub fn address(mut self, address: impl Into<Option<EverythingAddress>>) -> Self {
        self.address = address.into();
        self
    }

    /// Sets `link`.
    #[must_use]
    pub fn link(mut self, link: impl Into<Option<EverythingLink>>) -> Self {
        self.link = link.into();
        self
    }
}

impl json::EncodeFields for Everything {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("pet", &self.pet);
        fields.field("id", &self.id);
        fields.optional("shape", &self.shape);
        fields.optional("event", &self.event);
        fields.optional("tree", &self.tree);
        fields.optional("animal", &self.animal);
        fields.optional("vehicle", &self.vehicle);
        fields.optional("job", &self.job);
        fields.optional("store", &self.store);
        fields.nullable("perhaps", &self.perhaps);
        fields.optional("mode", &self.mode);
        fields.optional("single", &self.single);
        fields.optional("name", &self.name);
        fields.optional("contact", &self.contact);
        fields.optional("when", &self.when);
        fields.optional("either", &self.either);
        fields.optional("words", &self.words);
        fields.optional("level", &self.level);
        fields.optional("model", &self.model);
        fields.optional("source", &self.source);
        fields.optional("address", &self.address);
        fields.optional("link", &self.link);
    }
}

impl json::Decode for Everything {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut pet: Option<Pet> = None;
        let mut id: Option<Option<Id>> = None;
        let mut shape: Option<Shape> = None;
        let mut event: Option<Event> = None;
        let mut tree: Option<Tree> = None;
        let mut animal: Option<Animal> = None;
        let mut vehicle: Option<Vehicle> = None;
        let mut job: Option<Job> = None;
        let mut store: Option<Store> = None;
        let mut perhaps: Nullable<Perhaps> = Nullable::Absent;
        let mut mode: Option<Mode> = None;
        let mut single: Option<Cat> = None;
        let mut name: Option<EverythingName> = None;
        let mut contact: Option<EverythingContact> = None;
        let mut when: Option<EverythingWhen> = None;
        let mut either: Option<EverythingEither> = None;
        let mut words: Option<EverythingWords> = None;
        let mut level: Option<EverythingLevel> = None;
        let mut model: Option<EverythingModel> = None;
        let mut source: Option<EverythingSource> = None;
        let mut address: Option<EverythingAddress> = None;
        let mut link: Option<EverythingLink> = None;
        object::read(
            reader,
            &mut [
                object::required("pet", &mut pet),
                object::required("id", &mut id),
                object::optional("shape", &mut shape),
                object::optional("event", &mut event),
                object::optional("tree", &mut tree),
                object::optional("animal", &mut animal),
                object::optional("vehicle", &mut vehicle),
                object::optional("job", &mut job),
                object::optional("store", &mut store),
                object::optional("perhaps", &mut perhaps),
                object::optional("mode", &mut mode),
                object::optional("single", &mut single),
                object::optional("name", &mut name),
                object::optional("contact", &mut contact),
                object::optional("when", &mut when),
                object::optional("either", &mut either),
                object::optional("words", &mut words),
                object::optional("level", &mut level),
                object::optional("model", &mut model),
                object::optional("source", &mut source),
                object::optional("address", &mut address),
                object::optional("link", &mut link),
            ],
        )?;
        let (Some(pet), Some(id)) = (pet, id) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            pet,
            id,
            shape,
            event,
            tree,
            animal,
            vehicle,
            job,
            store,
            perhaps,
            mode,
            single,
            name,
            contact,
            when,
            either,
            words,
            level,
            model,
            source,
            address,
            link,
        })
    }
}

object::implement!(Everything);
