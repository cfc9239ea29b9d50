// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo | FileCheck %s --check-prefix=LOC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s --check-prefix=LOCAL

func.func @f() {
  return loc(#late)
} loc(#late)
#late = loc("late":9:9)

// CHECK: module {
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: func.func @f() {
// LOC-NEXT: return loc(#loc1)
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("late":9:9)

// LOCAL: module {
// LOCAL-NEXT: func.func @f() {
// LOCAL-NEXT: return loc("late":9:9)
// LOCAL-NEXT: } loc("late":9:9)
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

func.func private @decl(i32 loc("x")) loc("d")

// CHECK: module {
// CHECK-NEXT: func.func private @decl(i32)
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: func.func private @decl(i32) loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("d")

// LOCAL: module {
// LOCAL-NEXT: func.func private @decl(i32) loc("d")
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

scf.for %i = %a to %a step %a {
} loc("for")
%a = arith.constant 1 : index loc("const")

// CHECK: module {
// CHECK-NEXT: scf.for %arg0 = %c1 to %c1 step %c1 {
// CHECK-NEXT: }
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: }

// LOC: module {
// LOC-NEXT: scf.for %arg0 = %c1 to %c1 step %c1 {
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: %c1 = arith.constant 1 : index loc(#loc2)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc("for")
// LOC-NEXT: #loc2 = loc("const")

// LOCAL: module {
// LOCAL-NEXT: scf.for %arg0 = %c1 to %c1 step %c1 {
// LOCAL-NEXT: } loc("for")
// LOCAL-NEXT: %c1 = arith.constant 1 : index loc("const")
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})

// -----

func.func @f(%c: i1, %n: index) {
  scf.if %c {
    "x.a"() : () -> () loc("a")
  } else {
    "x.b"() : () -> () loc("b")
  } loc("if")
  scf.for %i = %n to %n step %n {
    "x.c"() : () -> ()
  } loc("for")
  scf.while : () -> () {
    scf.condition(%c) loc("cond")
  } do {
    scf.yield loc("yield")
  } loc("while")
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: index) {
// CHECK-NEXT: scf.if %arg0 {
// CHECK-NEXT: "x.a"() : () -> ()
// CHECK-NEXT: } else {
// CHECK-NEXT: "x.b"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// CHECK-NEXT: "x.c"() : () -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%arg0)
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// LOC: #loc2 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc3 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: module {
// LOC-NEXT: func.func @f(%arg0: i1 loc({{".*":[0-9]+:[0-9]+}}), %arg1: index loc({{".*":[0-9]+:[0-9]+}})) {
// LOC-NEXT: scf.if %arg0 {
// LOC-NEXT: "x.a"() : () -> () loc(#loc5)
// LOC-NEXT: } else {
// LOC-NEXT: "x.b"() : () -> () loc(#loc6)
// LOC-NEXT: } loc(#loc4)
// LOC-NEXT: scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// LOC-NEXT: "x.c"() : () -> () loc(#loc8)
// LOC-NEXT: } loc(#loc7)
// LOC-NEXT: scf.while : () -> () {
// LOC-NEXT: scf.condition(%arg0) loc(#loc10)
// LOC-NEXT: } do {
// LOC-NEXT: scf.yield loc(#loc11)
// LOC-NEXT: } loc(#loc9)
// LOC-NEXT: return loc(#loc12)
// LOC-NEXT: } loc(#loc1)
// LOC-NEXT: } loc(#loc)
// LOC-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc1 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc4 = loc("if")
// LOC-NEXT: #loc5 = loc("a")
// LOC-NEXT: #loc6 = loc("b")
// LOC-NEXT: #loc7 = loc("for")
// LOC-NEXT: #loc8 = loc({{".*":[0-9]+:[0-9]+}})
// LOC-NEXT: #loc9 = loc("while")
// LOC-NEXT: #loc10 = loc("cond")
// LOC-NEXT: #loc11 = loc("yield")
// LOC-NEXT: #loc12 = loc({{".*":[0-9]+:[0-9]+}})

// LOCAL: module {
// LOCAL-NEXT: func.func @f(%arg0: i1 loc({{".*":[0-9]+:[0-9]+}}), %arg1: index loc({{".*":[0-9]+:[0-9]+}})) {
// LOCAL-NEXT: scf.if %arg0 {
// LOCAL-NEXT: "x.a"() : () -> () loc("a")
// LOCAL-NEXT: } else {
// LOCAL-NEXT: "x.b"() : () -> () loc("b")
// LOCAL-NEXT: } loc("if")
// LOCAL-NEXT: scf.for %arg2 = %arg1 to %arg1 step %arg1 {
// LOCAL-NEXT: "x.c"() : () -> () loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc("for")
// LOCAL-NEXT: scf.while : () -> () {
// LOCAL-NEXT: scf.condition(%arg0) loc("cond")
// LOCAL-NEXT: } do {
// LOCAL-NEXT: scf.yield loc("yield")
// LOCAL-NEXT: } loc("while")
// LOCAL-NEXT: return loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
// LOCAL-NEXT: } loc({{".*":[0-9]+:[0-9]+}})
