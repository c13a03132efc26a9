//! Events as the interface describes them: a schema for each game, from its table of events.

use std::borrow::Cow;

use tabletop::events::{EventKind, Shape};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{
        Ref, RefOr,
        schema::{
            AnyOfBuilder, ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
        },
    },
};

use crate::{GameId, list::ForGame, playable::Playable};

/// An event of a game as data: its kind, and what it carries.
pub struct GameEvent;

impl PartialSchema for GameEvent {
    fn schema() -> RefOr<Schema> {
        let one =
            |all: AnyOfBuilder, game: GameId| all.item(Ref::from_schema_name(schema_name(game)));
        // Any, not one: two games may have events that look alike.
        let about = "An event of a game as data: its kind, and what it carries.";
        let games = GameId::ALL.into_iter().fold(AnyOfBuilder::new(), one);
        Schema::from(games.description(Some(about)).build()).into()
    }
}

impl ToSchema for GameEvent {
    fn name() -> Cow<'static, str> {
        "GameEvent".into()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        for game in GameId::ALL {
            let kinds = game.events().iter();
            let all = kinds.fold(OneOfBuilder::new(), |all, kind| all.item(event(kind)));
            let about = format!("An event of {}.", game.name());
            let all = Schema::from(all.description(Some(about)).build());
            schemas.push((schema_name(game), all.into()));
        }
    }
}

/// An event of a game as far as its line in the notation says it.
pub struct EventInShort;

impl PartialSchema for EventInShort {
    fn schema() -> RefOr<Schema> {
        let about = "An event of a game as far as its line in the notation says it.";
        let kind = ObjectBuilder::new().schema_type(Type::String);
        let event = ObjectBuilder::new()
            .property("kind", kind)
            .required("kind")
            .additional_properties(Some(Ref::from_schema_name("PositionValue")));
        Schema::from(event.description(Some(about)).build()).into()
    }
}

impl ToSchema for EventInShort {
    fn name() -> Cow<'static, str> {
        "EventInShort".into()
    }
}

/// A thing of a position as data.
pub struct PositionValue;

impl PartialSchema for PositionValue {
    fn schema() -> RefOr<Schema> {
        let about = "A thing of a position as data.";
        let of = |kind: Type| ObjectBuilder::new().schema_type(kind);
        let simple = || {
            let kinds = [Type::Integer, Type::Boolean, Type::String, Type::Null];
            let kinds = kinds.into_iter();
            kinds.fold(OneOfBuilder::new(), |all, kind| all.item(of(kind)))
        };
        // Written out, two deep: a type that names itself is none for TypeScript.
        let or_list = || simple().item(ArrayBuilder::new().items(simple()));
        let or_named = |of: OneOfBuilder| {
            let of = RefOr::T(Schema::from(of.build()));
            or_list().item(ObjectBuilder::new().additional_properties(Some(of)))
        };
        let all = or_named(or_named(or_list()));
        Schema::from(all.description(Some(about)).build()).into()
    }
}

impl ToSchema for PositionValue {
    fn name() -> Cow<'static, str> {
        "PositionValue".into()
    }
}

impl GameId {
    /// Every kind of event it tells of.
    #[must_use]
    pub fn events(self) -> &'static [EventKind] {
        struct Events;
        impl ForGame for Events {
            type Output = &'static [EventKind];

            fn run<G: Playable + 'static>(self) -> &'static [EventKind] {
                G::EVENTS
            }
        }
        self.with(Events)
    }
}

/// `GoalDiceEvent`
fn schema_name(game: GameId) -> String {
    format!("{game:?}Event")
}

fn event(kind: &EventKind) -> Schema {
    let name = ObjectBuilder::new()
        .schema_type(Type::String)
        .enum_values(Some([kind.name()]));
    let named = ObjectBuilder::new()
        .description(Some(kind.about.trim()))
        .property("kind", name)
        .required("kind");
    fields(named, kind.fields.iter().chain(kind.common)).into()
}

fn fields<'a>(
    object: ObjectBuilder,
    fields: impl Iterator<Item = &'a (&'static str, Shape)>,
) -> ObjectBuilder {
    fields.fold(object, |object, (name, shape)| {
        object.property(*name, data(*shape)).required(*name)
    })
}

fn data(shape: Shape) -> Schema {
    let of = |kind: Type| ObjectBuilder::new().schema_type(kind);
    match shape {
        Shape::Number => of(Type::Integer).into(),
        Shape::Flag => of(Type::Boolean).into(),
        Shape::Word => of(Type::String).into(),
        Shape::OneOf(words) => of(Type::String)
            .enum_values(Some(words.iter().copied()))
            .into(),
        Shape::Numbers => ArrayBuilder::new().items(of(Type::Integer)).into(),
        Shape::Score => {
            let pair = ArrayBuilder::new().items(of(Type::Integer));
            pair.min_items(Some(2)).max_items(Some(2)).into()
        }
        Shape::Maybe(Shape::Number) => nullable(Type::Integer).into(),
        Shape::Maybe(Shape::Flag) => nullable(Type::Boolean).into(),
        Shape::Maybe(Shape::Word) => nullable(Type::String).into(),
        Shape::Maybe(shape) => {
            let nothing = of(Type::Null);
            OneOfBuilder::new().item(nothing).item(data(*shape)).into()
        }
        Shape::Record(parts) => fields(ObjectBuilder::new(), parts.iter()).into(),
    }
}

fn nullable(kind: Type) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(SchemaType::from_iter([kind, Type::Null]))
}
