// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize | FileCheck %s

// Attributes of arguments of bodies ask for no aliases, those of declarations and results do.

func.func @alone(%a: i32 {foo.b = affine_map<(d0) -> (d0)>}) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @alone(%[[ARG0:[^ ]+]]: i32 {foo.b = affine_map<(d0) -> (d0)>}) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @elsewhere(%a: i32 {foo.b = affine_map<(d0) -> (d0)>}) {
  "foo.x"() {a = affine_map<(d0) -> (d0)>} : () -> ()
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elsewhere(%[[ARG0:[^ ]+]]: i32 {foo.b = #map}) {
// CHECK-NEXT:     "foo.x"() {a = #map} : () -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func private @declared(i32 {foo.b = affine_map<(d0) -> (d0)>})

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @declared(i32 {foo.b = #map})
// CHECK-NEXT: }

// -----

func.func @kinds(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>> {foo.b = memref<4xf32, affine_map<(d0) -> (d0 + 2)>>}) -> (i32 {foo.c = affine_set<(d0) : (d0 == 0)>}) attributes {foo.d = affine_set<(d0) : (d0 == 1)>} {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 == 0)>
// CHECK-NEXT: #set1 = affine_set<(d0) : (d0 - 1 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @kinds(%[[ARG0:[^ ]+]]: memref<4xf32, #map> {foo.b = memref<4xf32, affine_map<(d0) -> (d0 + 2)>>}) -> (i32 {foo.c = #set}) attributes {foo.d = #set1} {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

llvm.func @llvm(%a: i32 {llvm.foo = #llvm.tbaa_root<id = "x">}) {
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @llvm(%[[ARG0:[^ ]+]]: i32 {llvm.foo = #llvm.tbaa_root<id = "x">}) {
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

async.func @async(%a: i32 {foo.b = affine_set<(d0) : (d0 == 0)>}) -> !async.token {
  return
}

// CHECK: module {
// CHECK-NEXT:   async.func @async(%[[ARG0:[^ ]+]]: i32 {foo.b = affine_set<(d0) : (d0 == 0)>}) -> !async.token {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
