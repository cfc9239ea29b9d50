; ORACLE: differs (typed-pointers)
; RUN: mlir-translate %s --import-llvm --typed-pointers --split-input-file | FileCheck %s
; RUN: mlir-translate %s --import-llvm --typed-pointers --split-input-file --output-split-marker="// =====" | mlir-opt --legacy-syntax --mlir-identified-type-aliases --split-input-file="// =====" | FileCheck %s

; What pointers point to in text before LLVM 17; structs that name one another.

// -----
%list = type { i32, %list*, %tree* }
%tree = type { %list*, [2 x %tree*], void (%tree*, i8*)* }
%hidden = type opaque
@lists = global %list { i32 1, %list* @lists, %tree* null }
@walk = internal global void (%tree*, i8*)* @visit
define internal void @visit(%tree* %t, i8* %p) {
  %first = getelementptr inbounds %tree, %tree* %t, i64 0, i32 1, i64 1
  %next = load %tree*, %tree** %first
  %null = icmp eq %tree* %next, null
  br i1 %null, label %end, label %more
more:
  %f = load void (%tree*, i8*)*, void (%tree*, i8*)** @walk
  call void %f(%tree* %next, i8* %p)
  br label %end
end:
  ret void
}
define %hidden* @hide(i8* %p) {
  %h = bitcast i8* %p to %hidden*
  ret %hidden* %h
}

; CHECK: !list = !llvm.struct<"list">
; CHECK: !tree = !llvm.struct<"tree", (ptr<!list>, array<2 x ptr<struct<"tree">>>, ptr<func<void (ptr<struct<"tree">>, ptr<i8>)>>)>
; CHECK: !list = !llvm.struct<"list", (i32, ptr<struct<"list">>, ptr<!tree>)>
; CHECK: !hidden = !llvm.struct<"hidden", opaque>
; CHECK: llvm.mlir.global external @lists() {addr_space = 0 : i32} : !list {
; CHECK: %0 = llvm.mlir.zero : !llvm.ptr<!tree>
; CHECK: %1 = llvm.mlir.addressof @lists : !llvm.ptr<!list>
; CHECK: %2 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %3 = llvm.mlir.undef : !list
; CHECK: %4 = llvm.insertvalue %2, %3[0] : !list
; CHECK: %5 = llvm.insertvalue %1, %4[1] : !list
; CHECK: %6 = llvm.insertvalue %0, %5[2] : !list
; CHECK: llvm.return %6 : !list
; CHECK: llvm.mlir.global internal @walk() {addr_space = 0 : i32, dso_local} : !llvm.ptr<func<void (ptr<!tree>, ptr<i8>)>> {
; CHECK: %0 = llvm.mlir.addressof @visit : !llvm.ptr<func<void (ptr<!tree>, ptr<i8>)>>
; CHECK: llvm.return %0 : !llvm.ptr<func<void (ptr<!tree>, ptr<i8>)>>
; CHECK: llvm.func internal @visit(%arg0: !llvm.ptr<!tree>, %arg1: !llvm.ptr<i8>) attributes {dso_local} {
; CHECK: %0 = llvm.mlir.constant(0 : i64) : i64
; CHECK: %1 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %2 = llvm.mlir.constant(1 : i64) : i64
; CHECK: %3 = llvm.mlir.zero : !llvm.ptr<!tree>
; CHECK: %4 = llvm.mlir.addressof @walk : !llvm.ptr<ptr<func<void (ptr<!tree>, ptr<i8>)>>>
; CHECK: %5 = llvm.getelementptr inbounds %arg0[%0, 1, %2] : (!llvm.ptr<!tree>, i64, i64) -> !llvm.ptr<ptr<!tree>>
; CHECK: %6 = llvm.load %5 {alignment = 8 : i64} : !llvm.ptr<ptr<!tree>>
; CHECK: %7 = llvm.icmp "eq" %6, %3 : !llvm.ptr<!tree>
; CHECK: llvm.cond_br %7, ^bb2, ^bb1
; CHECK: ^bb1:  // pred: ^bb0
; CHECK: %8 = llvm.load %4 {alignment = 8 : i64} : !llvm.ptr<ptr<func<void (ptr<!tree>, ptr<i8>)>>>
; CHECK: llvm.call %8(%6, %arg1) : !llvm.ptr<func<void (ptr<!tree>, ptr<i8>)>>, (!llvm.ptr<!tree>, !llvm.ptr<i8>) -> ()
; CHECK: llvm.br ^bb2
; CHECK: ^bb2:  // 2 preds: ^bb0, ^bb1
; CHECK: llvm.func @hide(%arg0: !llvm.ptr<i8>) -> !llvm.ptr<!hidden> {
; CHECK: %0 = llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<!hidden>
; CHECK: llvm.return %0 : !llvm.ptr<!hidden>
// -----
@text = constant [4 x i8] c"abc\00"
@first = global i8* getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 0)
@number = global i64 ptrtoint (i32 ()* @later to i64)
@second = alias i8, getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 1)
@other = alias i32 (), i32 ()* @later
define i32 @later() {
  %1 = call i32 @later()
  %2 = call i32 bitcast (i32 ()* @later to i32 (i8*)*)(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 2))
  %3 = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([4 x i8], [4 x i8]* @text, i64 0, i64 0), i32* null)
  ret i32 %1
}
declare i32 @printf(i8*, ...)

; CHECK: llvm.mlir.global external constant @text("abc\00") {addr_space = 0 : i32}
; CHECK: llvm.mlir.global external @first() {addr_space = 0 : i32} : !llvm.ptr<i8> {
; CHECK: %0 = llvm.mlir.constant(0 : i64) : i64
; CHECK: %1 = llvm.mlir.addressof @text : !llvm.ptr<array<4 x i8>>
; CHECK: %2 = llvm.getelementptr inbounds %1[%0, %0] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
; CHECK: llvm.return %2 : !llvm.ptr<i8>
; CHECK: llvm.mlir.global external @number() {addr_space = 0 : i32} : i64 {
; CHECK: %0 = llvm.mlir.addressof @later : !llvm.ptr<func<i32 ()>>
; CHECK: %1 = llvm.ptrtoint %0 : !llvm.ptr<func<i32 ()>> to i64
; CHECK: llvm.return %1 : i64
; CHECK: llvm.mlir.alias external @second : i8 {
; CHECK: %0 = llvm.mlir.constant(1 : i64) : i64
; CHECK: %1 = llvm.mlir.constant(0 : i64) : i64
; CHECK: %2 = llvm.mlir.addressof @text : !llvm.ptr<array<4 x i8>>
; CHECK: %3 = llvm.getelementptr inbounds %2[%1, %0] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
; CHECK: llvm.return %3 : !llvm.ptr<i8>
; CHECK: llvm.mlir.alias external @other : !llvm.func<i32 ()> {
; CHECK: %0 = llvm.mlir.addressof @later : !llvm.ptr<func<i32 ()>>
; CHECK: llvm.return %0 : !llvm.ptr<func<i32 ()>>
; CHECK: llvm.func @later() -> i32 {
; CHECK: %0 = llvm.mlir.addressof @later : !llvm.ptr<func<i32 ()>>
; CHECK: %1 = llvm.bitcast %0 : !llvm.ptr<func<i32 ()>> to !llvm.ptr<func<i32 (ptr<i8>)>>
; CHECK: %2 = llvm.mlir.constant(2 : i64) : i64
; CHECK: %3 = llvm.mlir.constant(0 : i64) : i64
; CHECK: %4 = llvm.mlir.addressof @text : !llvm.ptr<array<4 x i8>>
; CHECK: %5 = llvm.getelementptr inbounds %4[%3, %2] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
; CHECK: %6 = llvm.getelementptr inbounds %4[%3, %3] : (!llvm.ptr<array<4 x i8>>, i64, i64) -> !llvm.ptr<i8>
; CHECK: %7 = llvm.mlir.zero : !llvm.ptr<i32>
; CHECK: %8 = llvm.call @later() : () -> i32
; CHECK: %9 = llvm.call %1(%5) : !llvm.ptr<func<i32 (ptr<i8>)>>, (!llvm.ptr<i8>) -> i32
; CHECK: %10 = llvm.call @printf(%6, %7) vararg(!llvm.func<i32 (ptr<i8>, ...)>) : (!llvm.ptr<i8>, !llvm.ptr<i32>) -> i32
; CHECK: llvm.return %8 : i32
; CHECK: llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
// -----
define i32 @memory(i32* %p, i32** %pp, i64 addrspace(3)* %s, <2 x i32*> %v, i64 %i) {
  %a = alloca { i32, float }, align 8
  %b = bitcast { i32, float }* %a to i8*
  call void @llvm.lifetime.start.p0i8(i64 8, i8* %b)
  %x = load i32, i32* %p
  store i32* %p, i32** %pp
  %old = cmpxchg i32** %pp, i32* %p, i32* null seq_cst seq_cst
  %was = atomicrmw add i64 addrspace(3)* %s, i64 1 monotonic
  %lanes = getelementptr i32, <2 x i32*> %v, i64 %i
  %lane = extractelement <2 x i32*> %lanes, i32 0
  %field = getelementptr { i32, float }, { i32, float }* %a, i32 0, i32 1
  %bytes = bitcast i32* %p to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* %b, i8* %bytes, i64 8, i1 false)
  %generic = addrspacecast i64 addrspace(3)* %s to i64*
  %chosen = select i1 true, i32* %p, i32* %lane
  %number = ptrtoint i32* %chosen to i64
  %back = inttoptr i64 %number to float*
  call void @llvm.lifetime.end.p0i8(i64 8, i8* %b)
  ret i32 %x
}
declare void @llvm.lifetime.start.p0i8(i64, i8*)
declare void @llvm.lifetime.end.p0i8(i64, i8*)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8*, i8*, i64, i1)

; CHECK: llvm.func @memory(%arg0: !llvm.ptr<i32>, %arg1: !llvm.ptr<ptr<i32>>, %arg2: !llvm.ptr<i64, 3>, %arg3: vector<2x!llvm.ptr<i32>>, %arg4: i64) -> i32 {
; CHECK: %0 = llvm.mlir.constant(1 : i32) : i32
; CHECK: %1 = llvm.mlir.zero : !llvm.ptr<i32>
; CHECK: %2 = llvm.mlir.constant(1 : i64) : i64
; CHECK: %3 = llvm.mlir.constant(0 : i32) : i32
; CHECK: %4 = llvm.mlir.constant(8 : i64) : i64
; CHECK: %5 = llvm.mlir.constant(true) : i1
; CHECK: %6 = llvm.alloca %0 x !llvm.struct<(i32, f32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<struct<(i32, f32)>>
; CHECK: %7 = llvm.bitcast %6 : !llvm.ptr<struct<(i32, f32)>> to !llvm.ptr<i8>
; CHECK: llvm.intr.lifetime.start %6 : !llvm.ptr<struct<(i32, f32)>>
; CHECK: %8 = llvm.load %arg0 {alignment = 4 : i64} : !llvm.ptr<i32>
; CHECK: llvm.store %arg0, %arg1 {alignment = 8 : i64} : !llvm.ptr<ptr<i32>>
; CHECK: %9 = llvm.cmpxchg %arg1, %arg0, %1 seq_cst seq_cst {alignment = 8 : i64} : !llvm.ptr<ptr<i32>>, !llvm.ptr<i32>
; CHECK: %10 = llvm.atomicrmw add %arg2, %2 monotonic {alignment = 8 : i64} : !llvm.ptr<i64, 3>, i64
; CHECK: %11 = llvm.getelementptr %arg3[%arg4] : (vector<2x!llvm.ptr<i32>>, i64) -> vector<2x!llvm.ptr<i32>>
; CHECK: %12 = llvm.extractelement %11[%3 : i32] : vector<2x!llvm.ptr<i32>>
; CHECK: %13 = llvm.getelementptr %6[%3, 1] : (!llvm.ptr<struct<(i32, f32)>>, i32) -> !llvm.ptr<f32>
; CHECK: %14 = llvm.bitcast %arg0 : !llvm.ptr<i32> to !llvm.ptr<i8>
; CHECK: "llvm.intr.memcpy"(%7, %14, %4) <{isVolatile = false}> : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64) -> ()
; CHECK: %15 = llvm.addrspacecast %arg2 : !llvm.ptr<i64, 3> to !llvm.ptr<i64>
; CHECK: %16 = llvm.select %5, %arg0, %12 : i1, !llvm.ptr<i32>
; CHECK: %17 = llvm.ptrtoint %16 : !llvm.ptr<i32> to i64
; CHECK: %18 = llvm.inttoptr %17 : i64 to !llvm.ptr<f32>
; CHECK: llvm.intr.lifetime.end %6 : !llvm.ptr<struct<(i32, f32)>>
; CHECK: llvm.return %8 : i32
// -----
@llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 1, void ()* @init, i8* bitcast (i32* @data to i8*) }]
@data = global i32 0
@kind = external constant i8*
define void @init() personality i8* bitcast (i32 (...)* @personality to i8*) {
  invoke void @init() to label %ok unwind label %pad
ok:
  ret void
pad:
  %caught = landingpad { i8*, i32 } cleanup catch i8* bitcast (i8** @kind to i8*)
  %thrown = extractvalue { i8*, i32 } %caught, 0
  resume { i8*, i32 } %caught
}
declare i32 @personality(...)

; CHECK: llvm.mlir.global_ctors ctors = [@init], priorities = [1 : i32], data = [@data]
; CHECK: llvm.mlir.global external @data(0 : i32) {addr_space = 0 : i32} : i32
; CHECK: llvm.mlir.global external constant @kind() {addr_space = 0 : i32} : !llvm.ptr<i8>
; CHECK: llvm.func @init() attributes {personality = @personality} {
; CHECK: %0 = llvm.mlir.addressof @kind : !llvm.ptr<ptr<i8>>
; CHECK: %1 = llvm.bitcast %0 : !llvm.ptr<ptr<i8>> to !llvm.ptr<i8>
; CHECK: llvm.invoke @init() to ^bb1 unwind ^bb2 : () -> ()
; CHECK: ^bb1:  // pred: ^bb0
; CHECK: ^bb2:  // pred: ^bb0
; CHECK: %2 = llvm.landingpad cleanup (catch %1 : !llvm.ptr<i8>) : !llvm.struct<(ptr<i8>, i32)>
; CHECK: %3 = llvm.extractvalue %2[0] : !llvm.struct<(ptr<i8>, i32)>
; CHECK: llvm.resume %2 : !llvm.struct<(ptr<i8>, i32)>
; CHECK: llvm.func @personality(...) -> i32
// -----
define void @jump(i8* %to) {
entry:
  %at = select i1 true, i8* %to, i8* blockaddress(@jump, %there)
  indirectbr i8* %at, [label %there]
there:
  %use = phi i8* [ %at, %entry ]
  call void asm "", "r"(i8* %use)
  ret void
}

; CHECK: llvm.func @jump(%arg0: !llvm.ptr<i8>) {
; CHECK: %0 = llvm.mlir.constant(true) : i1
; CHECK: %1 = llvm.blockaddress <function = @jump, tag = <id = 1>> : !llvm.ptr<i8>
; CHECK: %2 = llvm.select %0, %arg0, %1 : i1, !llvm.ptr<i8>
; CHECK: llvm.indirectbr %2 : !llvm.ptr<i8>, [
; CHECK: ^bb1(%2 : !llvm.ptr<i8>)
; CHECK: ^bb1(%3: !llvm.ptr<i8>):  // pred: ^bb0
; CHECK: llvm.blocktag <id = 1>
; CHECK: %4 = llvm.inline_asm asm_dialect = att "", "r" %3 : (!llvm.ptr<i8>) -> !llvm.void
