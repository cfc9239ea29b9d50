// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

llvm.func @words() attributes {passthrough = ["noinline", "cold", "made-up", ["key", "value"], ["alignstack", "4"]]} {
  llvm.return
}

// CHECK: ; Function Attrs: cold noinline alignstack(4)
// CHECK-NEXT: define void @words() #0 {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK: attributes #0 = { cold noinline alignstack=4 "key"="value" "made-up" }

// -----

// Numbers that LLVM packs.
llvm.func @memory() attributes {passthrough = [["memory", "0"], ["allockind", "9"], ["uwtable", "1"]]}
llvm.func @scale(i64, i64) attributes {passthrough = [["vscale_range", "0x100000010"], ["allocsize", "1"]]}

// CHECK: ; Function Attrs: allockind("alloc,uninitialized") memory(none) uwtable(sync)
// CHECK-NEXT: declare void @memory() #0
// CHECK: ; Function Attrs: allocsize(0,1) vscale_range(1,16)
// CHECK-NEXT: declare void @scale(i64, i64) #1
// CHECK: attributes #0 = { allockind("alloc,uninitialized") memory(none) uwtable(sync) }
// CHECK-NEXT: attributes #1 = { allocsize(0,1) vscale_range(1,16) }

// -----

// What is no number is a string attribute.
llvm.func @string() attributes {passthrough = [["allocsize", "x"]]}

// CHECK: declare void @string() #0
// CHECK: attributes #0 = { "allocsize"="x" }

// -----

llvm.mlir.global external @global(0 : i32) {target_specific_attrs = ["norecurse", ["b", "c"]]} : i32

// CHECK: @global = global i32 0 #0
// CHECK: attributes #0 = { norecurse "b"="c" }
