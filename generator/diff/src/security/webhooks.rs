//! Security requirements of webhooks.

use crate::change::Verdict;
use crate::comparer::Comparer;
use crate::operation::Operation;

impl<'a> Comparer<'a> {
    /// Compares the credentials that the server sends to a webhook: a client that requires credentials must continue to
    /// receive ones that it knows.
    pub fn webhook_security(&mut self, old: &Operation<'a>, new: &Operation<'a>) {
        // Global requirements do not apply to webhooks.
        let [before, after] = [old, new].map(|webhook| {
            let mut requirements = self.requirements(webhook);
            if requirements.is_global {
                requirements.alternatives.clear();
            }
            requirements
        });
        if before.missing_in(&after).is_empty() && after.missing_in(&before).is_empty() {
            return;
        }
        let mut sent = after.alternatives.iter();
        let is_accepted = !after.alternatives.is_empty()
            && sent.all(|is| before.alternatives.iter().any(|was| was.is_weaker_than(is)));
        let verdict = match before.is_open() || is_accepted {
            true => Verdict::Safe,
            false => Verdict::Breaking,
        };
        let at = self.operation_context(new);
        let message = format!("{} is called with other credentials", at.what);
        self.report_as(
            &at,
            "webhook-security-changed",
            verdict,
            message,
            before,
            after,
        );
    }
}
