//! What is in `data/` is compiled in: build again when it changes.

fn main() {
    println!("cargo:rerun-if-changed=../../data");
}
