//! The page, in the program. It is here, and not with the server, so that all the rest can be built while it is.

use rust_embed::RustEmbed;
use server::PageFile;

/// The page as `make page` builds it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct BuiltPage;

/// A file of the page.
pub fn file(path: &str) -> Option<PageFile> {
    let file = BuiltPage::get(path)?;
    let kind = file.metadata.mimetype().to_string();
    let data = file.data;
    Some(PageFile { data, kind })
}
