//! A fence round one speed trick: what seldom happens is played out of line.

/// Plays a paragraph that is seldom needed, out of the way of the others: not inlined, and
/// with the parts of a play one by one, so that nothing else has to keep the whole of it in memory for
/// its sake.
#[inline(never)]
pub fn aside<'a, G, H, S, A, T>(
    rules: &'a G,
    holder: H,
    state: &'a mut S,
    source: &'a mut A,
    paragraph: impl FnOnce(&'a G, H, &'a mut S, &'a mut A) -> T,
) -> T {
    paragraph(rules, holder, state, source)
}
