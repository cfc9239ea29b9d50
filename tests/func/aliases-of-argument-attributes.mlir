// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --canonicalize | FileCheck %s

// Attributes of arguments of bodies ask for no aliases, those of declarations and results do.

func.func @alone(%a: i32 {foo.b = affine_map<(d0) -> (d0)>}) {
  return
}

// -----

func.func @elsewhere(%a: i32 {foo.b = affine_map<(d0) -> (d0)>}) {
  "foo.x"() {a = affine_map<(d0) -> (d0)>} : () -> ()
  return
}

// -----

func.func private @declared(i32 {foo.b = affine_map<(d0) -> (d0)>})

// -----

func.func @kinds(%a: memref<4xf32, affine_map<(d0) -> (d0 + 1)>> {foo.b = memref<4xf32, affine_map<(d0) -> (d0 + 2)>>}) -> (i32 {foo.c = affine_set<(d0) : (d0 == 0)>}) attributes {foo.d = affine_set<(d0) : (d0 == 1)>} {
  %0 = arith.constant 1 : i32
  return %0 : i32
}

// -----

llvm.func @llvm(%a: i32 {llvm.foo = #llvm.tbaa_root<id = "x">}) {
  llvm.return
}

// -----

async.func @async(%a: i32 {foo.b = affine_set<(d0) : (d0 == 0)>}) -> !async.token {
  return
}
