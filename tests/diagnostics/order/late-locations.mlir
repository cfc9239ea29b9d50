// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 >/dev/null | FileCheck %s --check-prefix=CHECK

func.func @f(%a: i32 loc(#a)) { "t.x"() : () -> () loc(#b) return loc(#c) }
#b = 1
#c = 1
#a = 2

// -----

func.func private @g(i32 loc(#a)) loc(#b)

// -----

"t.op"() ({
^bb0(%a: i32 loc(#a)):
  "t.x"() ({
  ^bb0(%q: i32 loc(#g)):
    "t.y"() : () -> ()
  }) : () -> () loc(#f)
}) : () -> () loc(#h)

// -----

"t.op"() : () -> () loc("a":1:2 to 4294967296:1)

// CHECK: :3:56: error: expected location, but found '1 : i64'
// CHECK: :10:39: error: operation location alias was never defined
// CHECK: :19:21: error: operation location alias was never defined
// CHECK: :24:35: error: expected integer line number in FileLineColRange
