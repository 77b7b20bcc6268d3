//! The transactions of the service, in a bare loop on the library.

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use crate::Outcome;

const INSERT: &str = "INSERT INTO animals (name, category_id, status) VALUES (?1, ?2, ?3)";

/// Adds animals in transactions of the sizes in `batches`.
pub fn add_all(connection: &Connection, batches: &[usize]) -> Outcome<()> {
    for size in batches {
        let transaction = Transaction::new_unchecked(connection, TransactionBehavior::Immediate)?;
        for n in 0..*size {
            let mut insert = connection.prepare_cached(INSERT)?;
            insert.insert(params![format!("Animal {n}"), 1, "available"])?;
        }
        transaction.commit()?;
    }
    Ok(())
}
