//! Where a database is.

use std::{
    fmt,
    path::{Path, PathBuf},
};

/// A file, or a PostgreSQL server by URL.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DbAddress {
    /// A SQLite file; it need not exist.
    File(PathBuf),
    /// `postgres://user@host/name`.
    Server(String),
}

impl DbAddress {
    /// What somebody wrote: a PostgreSQL URL, or the path of a file, perhaps with
    /// `sqlite:` in front.
    #[must_use]
    pub fn parse(text: &str) -> DbAddress {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return DbAddress::Server(text.to_string());
        }
        let path = text.strip_prefix("sqlite:").unwrap_or(text);
        DbAddress::File(PathBuf::from(path.strip_prefix("//").unwrap_or(path)))
    }

    pub(crate) fn is_file(&self) -> bool {
        matches!(self, DbAddress::File(_))
    }

    /// The folder that must be there.
    pub(crate) fn folder(&self) -> Option<&Path> {
        match self {
            DbAddress::File(path) => path.parent(),
            DbAddress::Server(_) => None,
        }
    }

    pub(crate) fn url(&self) -> String {
        match self {
            DbAddress::Server(url) => url.clone(),
            DbAddress::File(path) => format!("sqlite://{}?mode=rwc", encoded(path)),
        }
    }
}

/// Without the password.
impl fmt::Display for DbAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DbAddress::File(path) => write!(f, "{}", path.display()),
            DbAddress::Server(url) => match url.split_once("://").zip(url.rsplit_once('@')) {
                Some(((scheme, _), (_, host))) => write!(f, "{scheme}://{host}"),
                None => f.write_str(url),
            },
        }
    }
}

/// A path as part of a URL.
fn encoded(path: &Path) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let bytes = path.as_os_str().as_encoded_bytes().iter();
    bytes
        .map(|&byte| match plain(byte) {
            true => char::from(byte).to_string(),
            false => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_a_file_and_a_url_a_server() {
        for text in ["/a/b c.db", "sqlite:/a/b c.db", "sqlite:///a/b c.db"] {
            assert_eq!(DbAddress::parse(text), DbAddress::File("/a/b c.db".into()));
        }
        assert!(!DbAddress::parse("postgres://u@h/d").is_file());
        let url = DbAddress::parse("/a/b c?#%.db").url();
        assert_eq!(url, "sqlite:///a/b%20c%3F%23%25.db?mode=rwc");
    }

    #[test]
    fn a_password_is_not_shown() {
        let shown = DbAddress::parse("postgres://me:pass@word@host/name").to_string();
        assert_eq!(shown, "postgres://host/name");
    }
}
