// RUN: mlir-opt %s --split-input-file=~ 2>&1 | FileCheck %s

// A marker of one byte is a near miss wherever it stands, and takes two bytes off the end.
module @a {}
// ~
module @b {}
// CHECK: :1:41: warning: near miss with file split marker
// CHECK: :5:5: warning: near miss with file split marker
// CHECK: module @a {
// CHECK-NOT: // -----
// CHECK: module @b {
// CHECK: module @c {
module @c {} // the
