//! Opening a database: making it, bringing its tables up to date, or taking it as it is.

use std::{
    fs::{self, OpenOptions},
    io,
    path::Path,
    sync::Arc,
    time::Duration,
};

use sqlx::{
    AnyPool, Connection as _, Row as _,
    any::AnyPoolOptions,
    migrate::{MigrateError, Migrator},
};

use crate::{
    DbAddress, Store, StoreError, database::Database, faults::FaultInjector, writer::LineWriter,
};

static SQLITE: Migrator = sqlx::migrate!("migrations/sqlite");
static POSTGRES: Migrator = sqlx::migrate!("migrations/postgres");

/// How often a migration is tried: another program may be at it.
const MIGRATION_TRIES: usize = 5;

impl Store {
    /// Opens a database, makes it if it is a file that is not there, and brings
    /// its tables up to date.
    ///
    /// # Errors
    ///
    /// If it cannot be reached, or was made by a newer program.
    pub async fn open(address: &DbAddress) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        make_file(address).map_err(|error| StoreError::of_opening(address, error.into()))?;
        let database = Database::new(address, None);
        migrate(&database, address).await?;
        Ok(Store::of(database, address))
    }

    fn of(database: Database, address: &DbAddress) -> Store {
        Store {
            writer: LineWriter::start(&database),
            database,
            address: address.clone(),
        }
    }

    /// Opens a database as it is: it must be there, and have the tables of this program.
    /// Perhaps things go wrong with it on purpose.
    ///
    /// # Errors
    ///
    /// If it is not there, cannot be reached, or was made by another version.
    pub async fn open_as_it_is(
        address: &DbAddress,
        faults: Option<Arc<dyn FaultInjector>>,
    ) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        if let DbAddress::File(path) = address
            && let Err(error) = std::fs::metadata(path)
        {
            return Err(StoreError::of_opening(address, error.into()));
        }
        let database = Database::new(address, faults);
        let latest = migrations(address)
            .iter()
            .map(|migration| migration.version);
        let latest = latest.max().unwrap_or(0);
        let made_by = database
            .read((), |connection, ()| {
                Box::pin(async move {
                    let version = "SELECT MAX(version) FROM _sqlx_migrations";
                    let row = sqlx::query(version).fetch_one(connection).await?;
                    Ok(row.try_get::<i64, _>(0)?)
                })
            })
            .await;
        match made_by {
            Ok(version) if version == latest => Ok(Store::of(database, address)),
            Ok(_) => Err(StoreError::Newer(address.to_string())),
            Err(StoreError::Database(error)) => Err(StoreError::of_opening(address, error)),
            Err(other) => Err(other),
        }
    }
}

/// A file that was made when others could still read such files. Whoever is not its owner
/// cannot change that, and leaves it.
fn close_to_others(path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mut rights = fs::metadata(path)?.permissions();
        if rights.mode() & 0o077 != 0 {
            rights.set_mode(rights.mode() & !0o077);
            let _ = fs::set_permissions(path, rights);
        }
    }
    Ok(())
}

/// Makes the file if it is not there: secrets are in it, so that only its owner may read it,
/// and what SQLite writes beside it.
fn make_file(address: &DbAddress) -> io::Result<()> {
    let DbAddress::File(path) = address else {
        return Ok(());
    };
    if let Some(folder) = address.folder() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => close_to_others(path),
        made => made.map(drop),
    }
}

fn migrations(address: &DbAddress) -> &'static Migrator {
    match address.is_file() {
        true => &SQLITE,
        false => &POSTGRES,
    }
}

/// Brings the tables up to date. Where two programs begin at once, one of them
/// finds the work done at its second try.
async fn migrate(database: &Database, address: &DbAddress) -> Result<(), StoreError> {
    // Alone first: a pool would go on trying for a while before it says why.
    let first = database.connections().greet_at_open(address).await?;
    first.close().await?;
    // Without the limits of the others: a large database takes its time.
    let pool = AnyPoolOptions::new()
        .max_connections(1)
        .connect(&address.url())
        .await?;
    let done = run_migrations(&pool, address).await;
    pool.close().await;
    done
}

async fn run_migrations(pool: &AnyPool, address: &DbAddress) -> Result<(), StoreError> {
    let mut tries = 0;
    loop {
        match migrations(address).run(pool).await {
            Ok(()) => return Ok(()),
            Err(MigrateError::VersionMissing(_) | MigrateError::VersionMismatch(_)) => {
                return Err(StoreError::Newer(address.to_string()));
            }
            Err(error) => {
                tries += 1;
                if tries == MIGRATION_TRIES {
                    return Err(StoreError::Migration(error));
                }
                tokio::time::sleep(Duration::from_millis(50 << tries)).await;
            }
        }
    }
}
