// checks: hero-id
#import "FLPhotoController.h"
@import Hero;

@interface FLPhotoController ()
@property (weak, nonatomic) IBOutlet UIImageView *photoView;
@property (strong, nonatomic) UILabel* titleLabel;
@end

@implementation FLPhotoController

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.photoView setHeroID:@"photo"]; // fact: hero-id certain "photo" photoView @FLPhotoController
    self.titleLabel.heroID = @"title"; // fact: hero-id certain "title" titleLabel language=objc
    _titleLabel.heroID=@"title2"; // fact: hero-id certain "title2" titleLabel
    [[self titleLabel] setHeroID: @"title3"]; // fact: hero-id certain "title3" titleLabel
    self.view.heroID = @"page"; // fact: hero-id certain "page" root
    [self.view setHeroID:nil]; // fact: hero-id certain nil root op=clear
    [UIView animateWithDuration:.2 animations:^{
        self.photoView.heroID = @"block"; // fact: hero-id certain "block" photoView
    }];
    ((UIView *)self.photoView).heroID = @"cast"; // fact: hero-id certain "cast" photoView
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"Cell" forIndexPath:indexPath];
    cell.imageView.heroID = [NSString stringWithFormat:@"row_%ld", (long)indexPath.row]; // fact: hero-id certain "row_{Int}" imageView
    return cell;
}
@end
