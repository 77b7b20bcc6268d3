// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod animal;
pub(crate) mod automatic;
pub(crate) mod bike;
pub(crate) mod branch;
pub(crate) mod car;
pub(crate) mod cat;
pub(crate) mod cloud_store;
pub(crate) mod code;
pub(crate) mod disk_store;
pub(crate) mod dog;
pub(crate) mod event;
pub(crate) mod everything;
pub(crate) mod file_store;
pub(crate) mod id;
pub(crate) mod job;
pub(crate) mod lion;
pub(crate) mod manual;
pub(crate) mod mode;
pub(crate) mod perhaps;
pub(crate) mod pet;
pub(crate) mod scan_job;
pub(crate) mod shape;
pub(crate) mod store;
pub(crate) mod sync_job;
pub(crate) mod tame;
pub(crate) mod tree;
pub(crate) mod van;
pub(crate) mod vehicle;
pub(crate) mod wild;
pub(crate) mod wolf;
pub(crate) mod word;
pub(crate) mod automatic_automatic;
pub(crate) mod store_type;
pub(crate) mod event_created;
pub(crate) mod event_deleted;
pub(crate) mod everything_name;
pub(crate) mod everything_contact;
pub(crate) mod everything_contact_phone;
pub(crate) mod everything_contact_mail;
pub(crate) mod everything_when;
pub(crate) mod everything_either;
pub(crate) mod everything_words;
pub(crate) mod everything_level;
pub(crate) mod everything_level_integer;
pub(crate) mod everything_level_keyword;
pub(crate) mod everything_model;
pub(crate) mod everything_model_keyword;
pub(crate) mod everything_source;
pub(crate) mod everything_source_with_url;
pub(crate) mod everything_source_with_at_path;
pub(crate) mod everything_source_object;
pub(crate) mod everything_source_object2;
pub(crate) mod everything_address;
pub(crate) mod everything_link;
pub(crate) mod manual_automatic;
pub(crate) mod shape_circle;
pub(crate) mod shape_circle_kind;
pub(crate) mod shape_square;
pub(crate) mod shape_square_kind;
pub(crate) mod tame_kind;
pub(crate) mod vehicle_base;

pub use animal::Animal;
pub use automatic::{Automatic, AutomaticRequired};
pub use bike::{Bike, BikeRequired};
pub use branch::{Branch, BranchRequired};
pub use car::{Car, CarRequired};
pub use cat::{Cat, CatRequired};
pub use cloud_store::{CloudStore, CloudStoreRequired};
pub use code::Code;
pub use disk_store::{DiskStore, DiskStoreRequired};
pub use dog::{Dog, DogRequired};
pub use event::Event;
pub use everything::{Everything, EverythingRequired};
pub use file_store::{FileStore, FileStoreRequired};
pub use id::Id;
pub use job::Job;
pub use lion::{Lion, LionRequired};
pub use manual::{Manual, ManualRequired};
pub use mode::Mode;
pub use perhaps::Perhaps;
pub use pet::Pet;
pub use scan_job::{ScanJob, ScanJobRequired};
pub use shape::Shape;
pub use store::Store;
pub use sync_job::{SyncJob, SyncJobRequired};
pub use tame::Tame;
pub use tree::Tree;
pub use van::{Van, VanRequired};
pub use vehicle::Vehicle;
pub use wild::Wild;
pub use wolf::Wolf;
pub use word::Word;
pub use automatic_automatic::AutomaticAutomatic;
pub use store_type::StoreType;
pub use event_created::{EventCreated, EventCreatedRequired};
pub use event_deleted::{EventDeleted, EventDeletedRequired};
pub use everything_name::EverythingName;
pub use everything_contact::EverythingContact;
pub use everything_contact_phone::{
    EverythingContactPhone, EverythingContactPhoneRequired,
};
pub use everything_contact_mail::{EverythingContactMail, EverythingContactMailRequired};
pub use everything_when::EverythingWhen;
pub use everything_either::EverythingEither;
pub use everything_words::EverythingWords;
pub use everything_level::EverythingLevel;
pub use everything_level_integer::EverythingLevelInteger;
pub use everything_level_keyword::EverythingLevelKeyword;
pub use everything_model::EverythingModel;
pub use everything_model_keyword::EverythingModelKeyword;
pub use everything_source::EverythingSource;
pub use everything_source_with_url::{
    EverythingSourceWithUrl, EverythingSourceWithUrlRequired,
};
pub use everything_source_with_at_path::{
    EverythingSourceWithAtPath, EverythingSourceWithAtPathRequired,
};
pub use everything_source_object::{
    EverythingSourceObject, EverythingSourceObjectRequired,
};
pub use everything_source_object2::{
    EverythingSourceObject2, EverythingSourceObject2Required,
};
pub use everything_address::EverythingAddress;
pub use everything_link::EverythingLink;
pub use manual_automatic::ManualAutomatic;
pub use shape_circle::{ShapeCircle, ShapeCircleRequired};
pub use shape_circle_kind::ShapeCircleKind;
pub use shape_square::{ShapeSquare, ShapeSquareRequired};
pub use shape_square_kind::ShapeSquareKind;
pub use tame_kind::TameKind;
pub use vehicle_base::{VehicleBase, VehicleBaseRequired};
