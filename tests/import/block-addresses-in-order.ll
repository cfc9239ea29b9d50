; RUN: mlir-translate %s --import-llvm | FileCheck %s

; Blocks whose address is taken before their function have the first numbers, in the order of their
; own numbers and then of their names. Those whose address is taken after it are counted in it.

@before = internal constant [3 x ptr] [ptr blockaddress(@f, %z), ptr blockaddress(@f, %a), ptr blockaddress(@f, %3)]

define i32 @f(ptr %p) {
  indirectbr ptr %p, [label %other, label %a, label %z, label %3]
other:
  ret i32 0
a:
  ret i32 1
z:
  %2 = add i32 1, 1
  ret i32 %2
3:
  ret i32 3
}

define i32 @g(ptr %p) {
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}

@after = internal constant [2 x ptr] [ptr blockaddress(@g, %b), ptr blockaddress(@g, %a)]

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.mlir.global internal constant @before() {addr_space = 0 : i32, dso_local} : !llvm.array<3 x ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.undef : !llvm.array<3 x ptr>
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V2]], %[[V3]][0] : !llvm.array<3 x ptr> 
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V4]][1] : !llvm.array<3 x ptr> 
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V5]][2] : !llvm.array<3 x ptr> 
; CHECK-NEXT:     llvm.return %[[V6]] : !llvm.array<3 x ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.mlir.global internal constant @after() {addr_space = 0 : i32, dso_local} : !llvm.array<2 x ptr> {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.blockaddress <function = @g, tag = <id = 2>> : !llvm.ptr
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.undef : !llvm.array<2 x ptr>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.array<2 x ptr> 
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.insertvalue %[[V0]], %[[V3]][1] : !llvm.array<2 x ptr> 
; CHECK-NEXT:     llvm.return %[[V4]] : !llvm.array<2 x ptr>
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: !llvm.ptr) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     llvm.indirectbr %[[ARG0]] : !llvm.ptr, [
; CHECK-NEXT:     ^bb1,
; CHECK-NEXT:     ^bb2,
; CHECK-NEXT:     ^bb3,
; CHECK-NEXT:     ^bb4
; CHECK-NEXT:     ]
; CHECK-NEXT:   ^bb1:  // pred: ^bb0
; CHECK-NEXT:     llvm.return %[[V2]] : i32
; CHECK-NEXT:   ^bb2:  // pred: ^bb0
; CHECK-NEXT:     llvm.blocktag <id = 1>
; CHECK-NEXT:     llvm.return %[[V1]] : i32
; CHECK-NEXT:   ^bb3:  // pred: ^bb0
; CHECK-NEXT:     llvm.blocktag <id = 2>
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.add %[[V1]], %[[V1]] : i32
; CHECK-NEXT:     llvm.return %[[V3]] : i32
; CHECK-NEXT:   ^bb4:  // pred: ^bb0
; CHECK-NEXT:     llvm.blocktag <id = 0>
; CHECK-NEXT:     llvm.return %[[V0]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT:   llvm.func @g(%[[ARG0:[^ ]+]]: !llvm.ptr) -> i32 {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
; CHECK-NEXT:     llvm.indirectbr %[[ARG0]] : !llvm.ptr, [
; CHECK-NEXT:     ^bb1,
; CHECK-NEXT:     ^bb2
; CHECK-NEXT:     ]
; CHECK-NEXT:   ^bb1:  // pred: ^bb0
; CHECK-NEXT:     llvm.blocktag <id = 1>
; CHECK-NEXT:     llvm.return %[[V1]] : i32
; CHECK-NEXT:   ^bb2:  // pred: ^bb0
; CHECK-NEXT:     llvm.blocktag <id = 2>
; CHECK-NEXT:     llvm.return %[[V0]] : i32
; CHECK-NEXT:   }
; CHECK-NEXT: }
