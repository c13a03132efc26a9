//! One thing for each side as JSON: a list of two, home first.

use std::borrow::Cow;

use serde::{Serialize, Serializer};
use utoipa::{
    __dev::ComposeSchema,
    ToSchema,
    openapi::{RefOr, schema::Schema},
};

use super::BySide;

/// Home, away.
#[derive(ToSchema)]
#[schema(min_items = 2, max_items = 2)]
#[allow(dead_code)] // Only described.
struct Pair<T>([T; 2]);

impl<T: Serialize> Serialize for BySide<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (&self.home, &self.away).serialize(serializer)
    }
}

impl<T: ToSchema> ComposeSchema for BySide<T> {
    fn compose(generics: Vec<RefOr<Schema>>) -> RefOr<Schema> {
        Pair::<T>::compose(generics)
    }
}

impl<T: ToSchema> ToSchema for BySide<T> {
    fn name() -> Cow<'static, str> {
        Pair::<T>::name()
    }

    fn schemas(schemas: &mut Vec<(String, RefOr<Schema>)>) {
        Pair::<T>::schemas(schemas);
    }
}
